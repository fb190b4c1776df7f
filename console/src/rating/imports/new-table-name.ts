import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { freeName, stackName, tableNameOf } from '@coverwright/rules/rating/imports'

type Known = Pick<ImportDetail, 'sheets' | 'tables'>

/** What a table is called that is new after all: as its sheet calls it, and like none that is there; a name of its own stays. */
export function newTableName({ sheets, tables }: Known, plans: readonly RegionPlan[], meant: RegionPlan): string {
  const names = tables.map(({ name }) => name)
  if (meant.tableName.trim() !== '' && !names.includes(meant.tableName)) return meant.tableName
  const isIt = (plan: RegionPlan) =>
    meant.stack ? plan.stack === meant.stack : plan.sheet === meant.sheet && plan.regionId === meant.regionId
  const own = plans.filter(isIt).flatMap((plan) => {
    const sheet = sheets[plan.sheet]
    const region = sheet?.regions.find(({ id }) => id === plan.regionId)
    return sheet && region ? [{ sheet, region }] : []
  })
  const [first] = own
  if (!first) return meant.tableName
  const name = own.length > 1 ? stackName(own) : tableNameOf(first.sheet, first.region, sheets)
  const others = plans.filter((plan) => plan.isChosen && !isIt(plan)).map(({ tableName }) => tableName)
  return freeName(name.slice(0, 100), [...names, ...others])
}
