import { givesAmount, type RateTable, shapeOf, type Step } from '@coverwright/rules/rating/pricing'

type Look = Extract<Step, { kind: 'lookUp' }>
type Table = Pick<RateTable, 'id' | 'name' | 'columns'>

/** Why a table of a proposal is better ticked by a person: which of two counts, or whether both, no sheet says. */
export type Doubt = { readonly why: 'alternative' | 'alsoAmount'; readonly besides: string }

/** By table, where no condition says when it counts. */
export function proposalDoubts(looks: readonly Look[], tables: readonly Table[]): ReadonlyMap<string, Doubt> {
  const doubts = new Map<string, Doubt>()
  const seen: Table[] = []
  for (const { table: id, when } of looks) {
    const table = tables.find((each) => each.id === id)
    if (!table || seen.includes(table)) continue
    const doubt = when === undefined && doubtOf(table, seen)
    if (doubt) doubts.set(id, doubt)
    seen.push(table)
  }
  return doubts
}

function doubtOf(table: Table, before: readonly Table[]): Doubt | null {
  const shape = shapeOf(table)
  const alike = shape === '' ? undefined : before.find((each) => shapeOf(each) === shape)
  if (alike) return { why: 'alternative', besides: alike.name }
  const [first] = before
  return first && givesAmount(table) ? { why: 'alsoAmount', besides: first.name } : null
}
