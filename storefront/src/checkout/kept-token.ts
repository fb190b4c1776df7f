/** The link of a quote, on the device that it was opened on. */
const keyOf = (slug: string) => `quote:${slug}`

export function keepToken(storage: Storage | null, slug: string, token: string | null): void {
  try {
    if (token === null) storage?.removeItem(keyOf(slug))
    else storage?.setItem(keyOf(slug), token)
  } catch {
    return
  }
}

export function keptToken(storage: Storage | null, slug: string): string | null {
  try {
    const token = storage?.getItem(keyOf(slug)) ?? ''
    return /^[\w-]{54}$/.test(token) ? token : null
  } catch {
    return null
  }
}
