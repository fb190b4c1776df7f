/** What a reader looks for first comes first; everything else by its name, so that one content has one text. */
const FIRST = ['id', 'kind', 'dataName', 'name', 'key', 'title', 'label', 'value']

const rank = (name: string) => {
  const at = FIRST.indexOf(name)
  return at < 0 ? FIRST.length : at
}

/** JSON for people and for git: a field a line, in an order that does not depend on who wrote it. */
export const printJson = (value: unknown): string => `${JSON.stringify(ordered(value), null, 2)}\n`

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).filter((name) => (value as Record<string, unknown>)[name] !== undefined)
  names.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, ordered((value as Record<string, unknown>)[name])]))
}
