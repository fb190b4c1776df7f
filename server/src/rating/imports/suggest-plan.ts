import type { RegionPlan } from '@coverwright/contract/rating/imports'
import {
  findStacks,
  type KnownName,
  mappedLike,
  type Region,
  type RegionMapping,
  type SheetSurvey,
  type Stack,
  suggestMapping,
} from '@coverwright/rules/rating/imports'
import { type Day, dayOf, partsOf, printDay } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../platform/operations'
import { listVersionsOf } from '../tables'
import { planKey, rememberedKeys } from './remember-plan'
import { findMappings, type MappingRow } from './store'
import { stackName, tableNameOf, withOwnNames } from './table-names'
import type { StoredPlan } from './tables'

type Setting = {
  productId: string
  names: readonly KnownName[]
  currency: string
  tableIds: readonly string[]
  today: Day
}
type Found = { sheet: SheetSurvey; at: number; region: Region; before: MappingRow | undefined }

/** A first plan for all tables of a file, with what was remembered of sheets like it. */
export async function suggestPlan(
  ctx: CompanyCtx,
  sheets: readonly SheetSurvey[],
  setting: Setting,
): Promise<StoredPlan> {
  const reasons: Record<string, Record<string, string>> = {}
  const all = await withMemory(ctx, sheets, setting)
  const active = (await listVersionsOf(ctx, setting.tableIds)).filter(({ state }) => state === 'active')
  const inForce = new Set(active.map(({ tableId }) => tableId))
  const regions = all.map((found): RegionPlan => {
    const { at, before, region, sheet } = found
    const remembered = before && { columns: before.columns, ...ofCross(before) }
    const { mapping, reasons: why } = suggestMapping(region, { ...setting, ...(remembered && { remembered }) })
    reasons[planKey(at, region.id)] = why
    const into = target(found, sheets, setting)
    return {
      ...into,
      sheet: at,
      isChosen: before?.rest.isChosen ?? (isRates(region, mapping) && !sheet.isHidden),
      stack: null,
      effectiveFrom: firstDay(setting.today, into.tableId !== null && inForce.has(into.tableId)),
      mapping: { ...writable(mapping), label: null },
    }
  })
  const stacks = findStacks(sheets, setting.names)
  return { regions: withOwnNames(stacks.reduce((plans, stack) => stacked(plans, stack, all), regions)), reasons }
}

const ofCross = ({ rest }: MappingRow) => (rest.cross === undefined ? {} : { cross: rest.cross })

const writable = ({ columns, cross }: RegionMapping) => ({
  columns: [...columns],
  cross: cross && { ...cross, columns: [...cross.columns] },
})

/** By sheet first; by header alone only where it stands once in the file. */
async function withMemory(ctx: CompanyCtx, sheets: readonly SheetSurvey[], { productId }: Setting): Promise<Found[]> {
  const all = sheets.flatMap((sheet, at) =>
    sheet.regions.map((region) => {
      const names = region.columns.map(({ name }) => name)
      return { sheet, at, region, keys: rememberedKeys(names, sheet.name) }
    }),
  )
  const known = await findMappings(ctx, productId, [...new Set(all.flatMap(({ keys }) => [keys.own, keys.any]))])
  const by = (print: string) => known.find(({ fingerprint }) => fingerprint === print)
  return all.map(({ keys, ...found }) => {
    const isOnly = all.filter((each) => each.keys.any === keys.any).length === 1
    return { ...found, before: by(keys.own) ?? (isOnly ? by(keys.any) : undefined) }
  })
}

function target({ before, region, sheet }: Found, sheets: readonly SheetSurvey[], { tableIds }: Setting) {
  const tableId = before?.tableId && tableIds.includes(before.tableId) ? before.tableId : null
  const isUnderwriting = /underwrit|decision|accept|referral|核保/i.test(
    `${sheet.name} ${region.title} ${region.columns.map(({ name }) => name).join(' ')}`,
  )
  return {
    regionId: region.id,
    tableName: before?.tableName ?? tableNameOf(sheet, region, sheets),
    use: before?.use ?? (isUnderwriting ? ('underwriting' as const) : ('pricing' as const)),
    tableId,
  }
}

/** Makes one table of the sheets of a stack, where they say so themselves or somebody did the last time. */
function stacked(plans: RegionPlan[], { isSure, key, members }: Stack, all: readonly Found[]): RegionPlan[] {
  const isMember = (plan: RegionPlan, { regionId, sheet }: { regionId: string; sheet: number }) =>
    plan.sheet === sheet && plan.regionId === regionId
  const found = members.flatMap(({ sheet, regionId }) =>
    all.filter(({ at, region }) => at === sheet && region.id === regionId),
  )
  const said = found.flatMap(({ before }) => (before?.rest.label === undefined ? [] : [before.rest.label]))
  const isWanted = said.length > 0 ? said.some((label) => label !== null) : isSure
  const first = plans.find((plan) => members[0] && isMember(plan, members[0]))
  if (!isWanted || !first) return plans
  const known = found.find(({ before }) => before?.rest.label)?.before
  const name = known?.tableName ?? stackName(found)
  const [lead] = found
  return plans.map((plan) => {
    const member = members.find((each) => isMember(plan, each))
    if (!member) return plan
    const own = found.find(({ at }) => at === plan.sheet)?.before?.rest.label
    const label = own ?? { ...member.label, ...(known?.rest.label && { ...known.rest.label, text: member.label.text }) }
    const region = found.find(({ at }) => at === plan.sheet)?.region
    const like = lead && region ? mappedLike(first.mapping, lead.region, region, plan.mapping) : plan.mapping
    const mapping = { ...like, label }
    const { tableId, use } = known ? (plans.find((each) => each.tableId === known.tableId) ?? first) : first
    return { ...plan, mapping, stack: key, tableName: name, tableId, use }
  })
}

/** Something to give for each customer: a table of words alone is not taken unasked, nor a lonely line without a header. */
const isRates = ({ columns, edges }: Region, mapping: RegionMapping) =>
  (columns.some(({ profile }) => ['number', 'percent', 'money'].includes(profile.kind)) ||
    mapping.columns.some(({ role }) => role === 'factor' || role === 'amount')) &&
  columns.length >= 2 &&
  (edges.header !== null || edges.body.to > edges.body.from)

/** New rates for old ones begin with a month; a table that nothing is rated by yet can be tried at once. */
function firstDay(today: Day, isNewer: boolean): string {
  if (!isNewer) return printDay(today)
  const { year, month } = partsOf(today)
  return printDay(dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? today)
}
