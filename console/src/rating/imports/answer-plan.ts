import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { type ColumnAsk, namedCross, openAcross, type TableAsk, turnedMapping } from '@coverwright/rules/rating/imports'

type Mapping = RegionPlan['mapping']
type Column = Mapping['columns'][number]
/** What is asked of the cells and headings of a table across. */
export type CrossAsk = Extract<ColumnAsk, 'unit' | 'scale' | 'mark' | 'days' | 'metres' | 'name' | 'dash'>

/** Names of several rows of headings in one answer. */
export const NAMES_APART = '\n'

const without = <Ask>(asks: readonly Ask[] | undefined, ask: Ask) => (asks ?? []).filter((each) => each !== ask)
const withIt = <Ask>(asks: readonly Ask[] | undefined, ask: Ask) => [...without(asks, ask), ask]

/** What somebody says to a question about a column: it is not asked again. */
export const answeredColumn = (mapping: Mapping, at: number, ask: ColumnAsk, patch: Partial<Column>): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((column) =>
    column.at === at
      ? { ...column, ...patch, asks: without(column.asks, ask), answered: withIt(column.answered, ask) }
      : column,
  ),
})

/** The same about what stands in the cells of a table that is written across. */
export function answeredCross(mapping: Mapping, ask: CrossAsk, said: string, zeros: number): Mapping {
  const { cross } = mapping
  if (!cross) return mapping
  const settled = { asks: without(cross.asks, ask), answered: withIt(cross.answered, ask) }
  if (ask === 'name')
    return { ...mapping, cross: { ...namedCross(cross, said.split(NAMES_APART)), columns: cross.columns } }
  if (ask === 'metres') {
    const { measure: _before, ...others } = cross
    const title = cross.title.replace(/ \(m\)$/, '')
    const told = said === 'metres' ? { measure: { bare: 'm', kept: 'm' }, title: `${title} (m)` } : { title }
    return { ...mapping, cross: { ...others, ...told, ...settled } }
  }
  if (ask === 'days') {
    const isFrom = said === 'from'
    return {
      ...mapping,
      cross: { ...cross, days: isFrom ? 'from' : 'only', role: isFrom ? 'band' : 'exact', ...settled },
    }
  }
  const patch =
    ask === 'scale'
      ? { zeros: said === 'ones' ? 0 : zeros }
      : ask === 'mark'
        ? { numberStyle: said as 'point' | 'comma' }
        : ask === 'dash'
          ? { dashMeans: said as 'nothing' | 'none' }
          : { role: said as 'amount' | 'factor' }
  return {
    ...mapping,
    cross: {
      ...cross,
      value: { ...cross.value, ...patch },
      ...(cross.parts &&
        ask !== 'unit' && {
          parts: cross.parts.map((part) =>
            ask === 'mark' || ask === 'dash' || part.zeros ? { ...part, ...patch } : part,
          ),
        }),
      ...settled,
    },
  }
}

/** What is set by hand answers the question about it, and no other. */
export const settledCross = ({ asks, answered }: NonNullable<Mapping['cross']>, ask: CrossAsk) => ({
  asks: without(asks, ask),
  answered: withIt(answered, ask),
})

/** Headings that are answers become rows; those that name different things stay columns. */
export function acrossAnswered(
  mapping: Mapping,
  found: RegionView,
  said: 'rows' | 'apart',
  detail: Pick<ImportDetail, 'names' | 'currency'>,
): Mapping {
  if (said === 'apart') {
    const apart = mapping.cross ? flattened(mapping, found, detail.currency) : mapping
    return { ...apart, asks: without(apart.asks, 'across'), answered: withIt(apart.answered, 'across') }
  }
  const columns = openAcross(found, mapping)
  if (!columns) return mapping
  const { cross } = found
  const isFound = cross?.upper !== undefined && columns.every((at) => cross.columns.includes(at))
  return turnedMapping(mapping, found, isFound ? cross : { columns }, detail)
}

/** The columns of a table across each for itself. */
export function flattened(mapping: Mapping, found: RegionView, currency: string): Mapping {
  const across = mapping.cross?.columns ?? []
  const value = mapping.cross?.value
  const columns = found.columns
    .filter(({ at }) => across.includes(at))
    .map(({ at, name }) => ({
      at,
      toAt: null,
      title: name,
      role: value?.role ?? ('factor' as const),
      of: 'number' as const,
      source: null,
      currency: value?.currency ?? currency,
      percentAs: value?.percentAs ?? ('share' as const),
      emptyMeans: 'any' as const,
      numberStyle: value?.numberStyle ?? ('point' as const),
      dateStyle: 'dmy' as const,
      ...(value?.zeros && { zeros: value.zeros }),
    }))
  return { ...mapping, columns: [...mapping.columns, ...columns], cross: null }
}

/** The same about a table, and about all that are one with it. */
export const answeredTable = (
  plans: readonly RegionPlan[],
  meant: RegionPlan,
  ask: TableAsk,
  patch: { mapping?: Partial<Mapping>; plan?: Partial<RegionPlan> },
): RegionPlan[] =>
  plans.map((plan) => {
    const isIt = plan.sheet === meant.sheet && plan.regionId === meant.regionId
    if (!isIt && !(meant.stack && plan.stack === meant.stack)) return plan
    const asks = without(plan.mapping.asks, ask)
    const answered = withIt(plan.mapping.answered, ask)
    return { ...plan, ...patch.plan, mapping: { ...plan.mapping, ...patch.mapping, asks, answered } }
  })

/** Tables of one file begin together: a day that is said of one, of two that its words may mean, holds for all of them. */
export const startedOn = (plans: readonly RegionPlan[], day: string): RegionPlan[] =>
  plans.map((plan) => {
    const { mapping } = plan
    if (!mapping.starts) return plan
    const said = {
      asks: without(mapping.asks, 'starts' as const),
      answered: withIt(mapping.answered, 'starts' as const),
    }
    return { ...plan, effectiveFrom: day, mapping: { ...mapping, ...said } }
  })

/** A row that was found to be no rate, taken or left there. */
export const withRow = (mapping: Mapping, row: number, isTaken: boolean): Mapping => ({
  ...mapping,
  taken: isTaken ? withIt(mapping.taken, row) : without(mapping.taken, row),
})

/** A column whose meaning somebody sets: what was asked about that is answered. */
export function settled(column: Column, patch: Partial<Column>): Partial<Column> {
  const said: ColumnAsk[] = [
    ...('emptyMeans' in patch ? (['empty'] as const) : []),
    ...('role' in patch ? (['unit'] as const) : []),
    ...('lists' in patch ? (['list'] as const) : []),
    ...('restMeans' in patch ? (['rest'] as const) : []),
    ...('numberStyle' in patch ? (['mark'] as const) : []),
  ]
  const open = said.filter((ask) => column.asks?.includes(ask))
  if (open.length === 0) return patch
  return {
    ...patch,
    asks: (column.asks ?? []).filter((ask) => !open.includes(ask)),
    answered: [...(column.answered ?? []), ...open],
  }
}
