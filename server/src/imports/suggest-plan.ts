import type { RegionPlan } from '@coverwright/contract/imports'
import {
  type KnownName,
  type Region,
  regionFingerprint,
  type SheetSurvey,
  suggestMapping,
} from '@coverwright/rules/imports'
import { type Day, dayOf, partsOf, printDay } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../platform/operations'
import { findMappings, type MappingRow } from './store'
import type { StoredPlan } from './tables'

type Setting = {
  productId: string
  names: readonly KnownName[]
  currency: string
  tableIds: readonly string[]
  today: Day
}

const keyOf = (sheet: number, regionId: string) => `${sheet}:${regionId}`
const fingerprintOf = (region: Region) => regionFingerprint(region.columns.map(({ name }) => name))

/** A first plan for all tables of a file, with what was remembered of sheets like it. */
export async function suggestPlan(
  ctx: CompanyCtx,
  sheets: readonly SheetSurvey[],
  setting: Setting,
): Promise<StoredPlan> {
  const all = sheets.flatMap((sheet, at) => sheet.regions.map((region) => ({ sheet, at, region })))
  const known = await findMappings(ctx, setting.productId, [...new Set(all.map(({ region }) => fingerprintOf(region)))])
  const regions: RegionPlan[] = []
  const reasons: Record<string, Record<string, string>> = {}
  for (const { sheet, at, region } of all) {
    const before = known.find(
      ({ fingerprint, tableName }) =>
        fingerprint === fingerprintOf(region) && isFor(tableName, sheet, region, all.length),
    )
    const { mapping, reasons: why } = suggestMapping(region, {
      ...setting,
      ...(before && { remembered: before.columns }),
    })
    const into = target(sheet, region, before, setting)
    regions.push({
      ...into,
      sheet: at,
      isChosen: isRates(region) && !sheet.isHidden,
      effectiveFrom: firstDay(setting.today, into.tableId !== null),
      mapping: {
        columns: [...mapping.columns],
        cross: mapping.cross && { ...mapping.cross, columns: [...mapping.cross.columns] },
      },
    })
    reasons[keyOf(at, region.id)] = why
  }
  return { regions: withOwnNames(regions), reasons }
}

/** Sheets of one header for many areas are remembered by name: the last of them alone would take them all. */
const isFor = (tableName: string, sheet: SheetSurvey, region: Region, count: number) =>
  count === 1 || tableName === tableNameOf(sheet, region) || tableName === sheet.name

function target(sheet: SheetSurvey, region: Region, before: MappingRow | undefined, { tableIds }: Setting) {
  const tableId = before?.tableId && tableIds.includes(before.tableId) ? before.tableId : null
  const isUnderwriting = /underwrit|decision|accept|referral|核保/i.test(
    `${sheet.name} ${region.title} ${region.columns.map(({ name }) => name).join(' ')}`,
  )
  return {
    regionId: region.id,
    tableName: before?.tableName ?? tableNameOf(sheet, region),
    use: before?.use ?? (isUnderwriting ? ('underwriting' as const) : ('pricing' as const)),
    tableId,
  }
}

/** 'Table 2: Factor by age' is the table 'Factor by age'; a sheet with one table gives it its name. */
function tableNameOf(sheet: SheetSurvey, region: Region): string {
  const title = region.title.replace(/^(?:table|schedule|appendix|表)\s*[\dA-Z.]{0,5}\s*[:：.–-]\s*/i, '').trim()
  const name =
    sheet.regions.length === 1 ? sheet.name : title || `${sheet.name} ${region.columns[0]?.name ?? region.id}`
  return name.slice(0, 100)
}

/** Something to give for each customer: a table of words alone is not taken unasked. */
const isRates = ({ columns }: Region) =>
  columns.some(({ profile }) => ['number', 'percent', 'money'].includes(profile.kind)) && columns.length >= 2

function withOwnNames(regions: RegionPlan[]): RegionPlan[] {
  const taken = new Map<string, number>()
  return regions.map((region) => {
    const times = (taken.get(region.tableName) ?? 0) + 1
    taken.set(region.tableName, times)
    return times === 1 ? region : { ...region, tableName: `${region.tableName.slice(0, 95)} ${times}` }
  })
}

/** New rates for old ones begin with a month; a table that nothing is rated by yet can be tried at once. */
function firstDay(today: Day, isNewer: boolean): string {
  if (!isNewer) return printDay(today)
  const { year, month } = partsOf(today)
  return printDay(dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? today)
}
