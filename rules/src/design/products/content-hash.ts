/**
 * One text for one content: keys in order, nothing undefined, no spaces. Two bodies that say the same have the same text
 * whoever wrote them down, so its hash can be their name.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('Only finite numbers have a content')
  return JSON.stringify(value)
}

/** SHA-256 of the canonical text, lower-case hex. The digest is handed in: rules have no machine under them. */
export function contentHash(content: unknown, sha256: (text: string) => string): string {
  return sha256(canonicalJson(content))
}
