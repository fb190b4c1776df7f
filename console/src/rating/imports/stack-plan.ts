import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { mappedLike, withAllAsks } from '@coverwright/rules/rating/imports'

export type Stack = ImportDetail['stacks'][number]
type Sheets = ImportDetail['sheets']
type Place = { sheet: number; regionId: string }

const isAt = (place: Place) => (plan: Place) => plan.sheet === place.sheet && plan.regionId === place.regionId
const regionAt = (sheets: Sheets, { regionId, sheet }: Place) =>
  sheets[sheet]?.regions.find(({ id }) => id === regionId) ?? { columns: [] }

/** A change of one table; what is said of one sheet of a table holds for all its sheets, only its tick is its own. */
export function changedPlan(
  plans: readonly RegionPlan[],
  sheets: Sheets,
  place: Place,
  { isChosen, ...patch }: Partial<RegionPlan>,
): RegionPlan[] {
  const meant = plans.find(isAt(place))
  return plans.map((plan) => {
    if (isAt(place)(plan)) return { ...plan, ...patch, ...(isChosen !== undefined && { isChosen }) }
    if (!meant?.stack || plan.stack !== meant.stack) return plan
    const { mapping, ...rest } = patch
    return { ...plan, ...rest, ...(mapping && { mapping: likeIn(sheets, place, plan, mapping) }) }
  })
}

function likeIn(sheets: Sheets, from: Place, to: RegionPlan, mapping: RegionPlan['mapping']): RegionPlan['mapping'] {
  const like = mappedLike(mapping, regionAt(sheets, from), regionAt(sheets, to), to.mapping)
  const { label } = mapping
  return { ...to.mapping, ...like, label: label && to.mapping.label && { ...label, text: to.mapping.label.text } }
}

/** All sheets of a stack as one table, mapped as the first of them is. */
export function putTogether(plans: readonly RegionPlan[], sheets: Sheets, { key, members }: Stack): RegionPlan[] {
  const first = plans.find((plan) => plan.isChosen && members.some((member) => isAt(member)(plan)))
  if (!first) return [...plans]
  const { effectiveFrom, use } = first
  const own = ` ${members.find((member) => isAt(member)(first))?.label.text ?? ''}`
  const tableName = first.tableName.endsWith(own) ? first.tableName.slice(0, -own.length) : first.tableName
  const shared = sharedMapping(plans, sheets, first, members)
  return plans.map((plan) => {
    const member = members.find((each) => isAt(each)(plan))
    if (!member) return plan
    const like = mappedLike(shared, regionAt(sheets, first), regionAt(sheets, plan), plan.mapping)
    const mapping = { ...plan.mapping, ...like, label: member.label }
    return { ...plan, mapping, stack: key, isChosen: true, tableId: null, effectiveFrom, tableName, use }
  })
}

/** As the first is mapped, with what any of the others leaves open. */
function sharedMapping(plans: readonly RegionPlan[], sheets: Sheets, first: RegionPlan, others: readonly Place[]) {
  const mappedAt = (plan: RegionPlan) => ({ mapping: plan.mapping, found: regionAt(sheets, plan) })
  const members = others.flatMap((place) => plans.filter((plan) => isAt(place)(plan) && plan !== first))
  const { columns, cross, asks } = withAllAsks(mappedAt(first), members.map(mappedAt))
  return {
    ...first.mapping,
    columns: [...columns],
    cross: cross && { ...cross, columns: [...cross.columns] },
    ...(asks && { asks }),
  }
}

/** Each sheet a table of its own again, called by its sheet. */
export const keptApart = (plans: readonly RegionPlan[], key: string): RegionPlan[] =>
  plans.map((plan) => {
    if (plan.stack !== key) return plan
    const { label } = plan.mapping
    const tableName = `${plan.tableName} ${label?.text ?? ''}`.trim().slice(0, 100)
    return { ...plan, stack: null, tableId: null, tableName, mapping: { ...plan.mapping, label: null } }
  })

/** One of them a table of its own again; two that are left stay together. */
export const takenOut = (plans: readonly RegionPlan[], place: Place): RegionPlan[] => {
  const stack = plans.find(isAt(place))?.stack
  const others = plans.filter((plan) => stack && plan.stack === stack && plan.isChosen && !isAt(place)(plan))
  if (stack && others.length < 2) return keptApart(plans, stack)
  return plans.map((plan) => (isAt(place)(plan) ? (keptApart([{ ...plan }], stack ?? '')[0] ?? plan) : plan))
}

/** Tables that somebody says are one: as many columns, each called by the title that it had. */
export function joinedByHand(
  plans: readonly RegionPlan[],
  sheets: Sheets,
  into: Place,
  others: readonly Place[],
): RegionPlan[] {
  const first = plans.find(isAt(into))
  if (!first) return [...plans]
  const key = first.stack ?? `h${into.sheet}-${into.regionId}`
  const title = first.mapping.label?.title ?? 'Table'
  const labelOf = (plan: RegionPlan) => ({ title, source: null, text: plan.tableName.slice(0, 200) })
  const shared = sharedMapping(plans, sheets, first, others)
  return plans.map((plan) => {
    if (isAt(into)(plan)) return { ...plan, stack: key, mapping: { ...shared, label: shared.label ?? labelOf(plan) } }
    if (!others.some((place) => isAt(place)(plan))) return plan
    const like = mappedLike(shared, regionAt(sheets, first), regionAt(sheets, plan), plan.mapping)
    const { effectiveFrom, tableName, use, tableId } = first
    const mapping = { ...plan.mapping, ...like, label: labelOf(plan) }
    return { ...plan, stack: key, isChosen: true, effectiveFrom, tableName, use, tableId, mapping }
  })
}

/** Tables that can be joined to one: the same number of columns, and not in it yet. */
export const joinable = (plans: readonly RegionPlan[], sheets: Sheets, into: RegionPlan): RegionPlan[] => {
  const width = regionAt(sheets, into).columns.length
  return plans.filter(
    (plan) =>
      !isAt(into)(plan) &&
      (!into.stack || plan.stack !== into.stack) &&
      regionAt(sheets, plan).columns.length === width,
  )
}

/** What the value of one sheet is called in the table. */
export const labelled = (plans: readonly RegionPlan[], place: Place, text: string): RegionPlan[] =>
  plans.map((plan) =>
    isAt(place)(plan) && plan.mapping.label
      ? { ...plan, mapping: { ...plan.mapping, label: { ...plan.mapping.label, text } } }
      : plan,
  )

/** One of each table: of a stack its first chosen sheet stands for all. */
export const tablesIn = (plans: readonly RegionPlan[]): RegionPlan[] => {
  const chosen = plans.filter(({ isChosen }) => isChosen)
  return chosen.filter((plan) => !plan.stack || chosen.find(({ stack }) => stack === plan.stack) === plan)
}
