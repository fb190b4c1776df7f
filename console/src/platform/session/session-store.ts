/** Spec 3, session-held client state: the spellings below are the specification's. */
export type Token = { AccessToken: string; IdToken: string; RefreshToken: string; device_key: string }
export type AccountData = { subId: string; paymentMode: string; businessType: string }
export type PowerList = {
  permissionsListRequestList: { list: { url: string }[] }[]
  permissionRoleList: { name: string }[]
}

type Held = {
  token: Token
  AccountData: AccountData
  PowerList: PowerList
  refreshes: number
  hiddenSince: number
  /** Names the signing key of this session: a key serves one session and no other. */
  keyOwner: string
}
type Name = keyof Held

const everything: Name[] = ['token', 'AccountData', 'PowerList', 'refreshes', 'hiddenSince', 'keyOwner']

export type SessionStore = ReturnType<typeof createSessionStore>

/** What this tab holds of its session. It lives as long as the tab does, and no longer. */
export function createSessionStore(storage: Storage) {
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())
  const read = <N extends Name>(name: N) => parsed<Held[N]>(storage.getItem(name))

  return {
    read,
    write<N extends Name>(name: N, value: Held[N]) {
      storage.setItem(name, JSON.stringify(value))
      changed()
    },
    drop(name: Name) {
      storage.removeItem(name)
      changed()
    },
    /** Somebody came in: nothing of a session before it stays, but for the key that signed the way in. */
    begin(token: Token) {
      for (const name of everything) if (name !== 'keyOwner') storage.removeItem(name)
      storage.setItem('token', JSON.stringify(token))
      changed()
    },
    /** Another tab of this browser hands over its session, with the key that signs for it. */
    takeOver({ token, refreshes, keyOwner }: Pick<Held, 'token' | 'refreshes' | 'keyOwner'>) {
      for (const name of everything) storage.removeItem(name)
      for (const [name, value] of Object.entries({ token, refreshes, keyOwner })) {
        storage.setItem(name, JSON.stringify(value))
      }
      changed()
    },
    /** Forgets who is signed in; language and theme are the tab's, not the session's, and stay. */
    clear() {
      for (const name of everything) storage.removeItem(name)
      changed()
    },
    /** A new name for each session; tabs that share a session share its key. */
    keyOwner(): string {
      const kept = read('keyOwner')
      if (kept) return kept
      const made = crypto.randomUUID()
      storage.setItem('keyOwner', JSON.stringify(made))
      return made
    },
    hasToken: () => Boolean(read('token')?.IdToken),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parsed<Value>(text: string | null): Value | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}
