type Parts = {
  /** The version that this page was built as. */
  own: string
  get: typeof fetch
  target: Pick<Window, 'addEventListener'>
  remembered: Pick<Storage, 'getItem' | 'setItem'>
  reload(): void
  /** Work that a reload would lose; the reload then waits for a later focus. */
  isBusy(): boolean
}

const RELOADED_FOR = 'reloadedFor'

/** Spec 7: the version file is fetched when the tab regains focus, and the page reloads if the version changed. */
export function watchVersion({ own, get, target, remembered, reload, isBusy }: Parts) {
  const look = async () => {
    const served = await servedVersion(get)
    if (!served || served === own || isBusy()) return
    // A cache in between may go on giving the old page: one reload for each version, never a loop.
    if (remembered.getItem(RELOADED_FOR) === served) return
    remembered.setItem(RELOADED_FOR, served)
    reload()
  }
  target.addEventListener('focus', () => void look())
}

async function servedVersion(get: typeof fetch): Promise<string | undefined> {
  try {
    const answer = await get('/version.json', { cache: 'no-store' })
    const body = answer.ok ? ((await answer.json()) as { version?: unknown }) : {}
    return typeof body.version === 'string' ? body.version : undefined
  } catch {
    return undefined
  }
}

/** Written into the page by the build. */
export const ownVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name=console-version]')?.content ?? 'development'
