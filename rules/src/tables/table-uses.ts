/** Where a table is used: the part of the body and what people call the step or rule that asks it. */
export type TableUsage = { readonly part: 'pricing' | 'underwriting'; readonly title: string }

/** Steps of recipes and tables of guides name the table that they ask under `table`; both are looked through whole. */
export function usesOfTable(body: { pricing?: unknown; underwriting?: unknown }, key: string): TableUsage[] {
  return [
    ...titlesIn(body.pricing, key).map((title): TableUsage => ({ part: 'pricing', title })),
    ...titlesIn(body.underwriting, key).map((title): TableUsage => ({ part: 'underwriting', title })),
  ]
}

function titlesIn(part: unknown, key: string): string[] {
  if (Array.isArray(part)) return part.flatMap((inner) => titlesIn(inner, key))
  if (typeof part !== 'object' || part === null) return []
  const { table, title, name } = part as Record<string, unknown>
  const own = table === key ? [typeof title === 'string' && title !== '' ? title : String(name ?? key)] : []
  return [...own, ...Object.values(part).flatMap((inner) => titlesIn(inner, key))]
}
