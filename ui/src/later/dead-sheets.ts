/**
 * A style sheet that did not arrive is not asked for again by the bundler: what is loaded later would come without its
 * look. So those that failed are remembered, and put in anew before anything is tried again.
 */
const dead = new Set<HTMLLinkElement>()

export function watchSheets(target: Document) {
  const note = ({ target: link }: Event) => {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') dead.add(link)
  }
  // Such an error does not bubble: it is only heard on its way down.
  target.addEventListener('error', note, true)
}

/** Ends when all of them are there; fails with the first that is still missing. */
export async function reviveSheets(): Promise<void> {
  await Promise.all([...dead].map(revive))
}

function revive(link: HTMLLinkElement): Promise<void> {
  dead.delete(link)
  const fresh = link.cloneNode() as HTMLLinkElement
  return new Promise((arrived, missing) => {
    fresh.addEventListener('load', () => arrived())
    fresh.addEventListener('error', () => missing(new Error(`Unable to preload CSS for ${fresh.href}`)))
    link.replaceWith(fresh)
  })
}
