import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Body } from '@coverwright/rules/design/products'

type Tables = readonly Pick<RecipeView['tables'][number], 'id' | 'name'>[]

/** What a rule or table of underwriting is called, by its id; nothing where it has neither title nor table. */
export function guideTitle(guide: Body['underwriting'], tables: Tables, id: string | null): string | undefined {
  const entry = [...(guide?.rules ?? []), ...(guide?.tables ?? []), ...(guide?.answers ?? [])].find(
    (each) => each.id === id,
  )
  if (entry?.title) return entry.title
  return entry && 'table' in entry ? tables.find((table) => table.id === entry.table)?.name : undefined
}
