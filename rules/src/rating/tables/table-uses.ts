/** Where a table is used: the part of the body, what people call the step or rule that asks it, and the columns it names. */
export type TableUsage = {
  readonly part: 'pricing' | 'underwriting'
  readonly title: string
  readonly columns: readonly string[]
}

/** Steps of recipes and tables of guides name the table that they ask under `table`; both are looked through whole. */
export function usesOfTable(body: { pricing?: unknown; underwriting?: unknown }, key: string): TableUsage[] {
  return [
    ...usesIn(body.pricing, key).map((use): TableUsage => ({ part: 'pricing', ...use })),
    ...usesIn(body.underwriting, key).map((use): TableUsage => ({ part: 'underwriting', ...use })),
  ]
}

function usesIn(part: unknown, key: string): Omit<TableUsage, 'part'>[] {
  if (Array.isArray(part)) return part.flatMap((inner) => usesIn(inner, key))
  if (typeof part !== 'object' || part === null) return []
  const { table, title, name } = part as Record<string, unknown>
  const words = typeof title === 'string' && title !== '' ? title : String(name ?? key)
  const own = table === key ? [{ title: words, columns: columnsIn(part) }] : []
  return [...own, ...Object.values(part).flatMap((inner) => usesIn(inner, key))]
}

/** `inputs` by the column that they feed; `column`, or each of `columns`, names one that is read. */
function columnsIn(asker: object): string[] {
  const { column, columns, inputs } = asker as Record<string, unknown>
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
  const read = [column, ...Object.values(isObject(columns) ? columns : {})].filter(isText)
  const fed = Object.entries(isObject(inputs) ? inputs : {}).flatMap(([id, from]) => (isText(from) ? [id] : []))
  return [...new Set([...fed, ...read])]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
