import type { RegionPlan } from '@coverwright/contract/rating/imports'
import {
  findStacks,
  type KnownName,
  lastingName,
  mappedLike,
  matchTables,
  type Region,
  regionFingerprint,
  type RegionMapping,
  saidFirstDays,
  type SheetSurvey,
  type Stack,
  stackName,
  suggestMapping,
  tableNameOf,
  withAllAsks,
  withOwnNames,
} from '@coverwright/rules/rating/imports'
import { type Day, dayOf, partsOf, printDay } from '@coverwright/rules/kernel'
import { isRates } from './is-rates'
import { keptOf, planKey } from './remember-plan'
import type { MappingRow } from './store'
import type { StoredPlan } from './tables'

export type Setting = {
  readonly names: readonly KnownName[]
  readonly currency: string
  readonly tables: readonly { readonly id: string; readonly name: string }[]
  readonly today: Day
  /** Tables that customers are priced by now. */
  readonly inForce?: ReadonlySet<string>
  /** What was decided about the tables of files before. */
  readonly known?: readonly MappingRow[]
}
type Found = { sheet: SheetSurvey; at: number; region: Region; before: MappingRow | undefined; isPlain: boolean }

/** A first plan for all tables of a file, with what is known of files like it; what is not plain is asked. */
export function proposePlan(sheets: readonly SheetSurvey[], setting: Setting): StoredPlan {
  const reasons: Record<string, Record<string, string>> = {}
  const all = withMemory(sheets, setting)
  const said = saidDays(sheets, setting.today)
  // Tables of one file begin together: one that began earlier would be rated with the others of before.
  const targets = all.map((found) => target(found, sheets, setting))
  const isNewer = targets.some(({ tableId }) => tableId !== null && setting.inForce?.has(tableId) === true)
  const regions = all.map((found, place): RegionPlan => {
    const { at, before, region, sheet } = found
    const remembered = before && {
      columns: before.columns,
      ...(before.rest.cross !== undefined && { cross: before.rest.cross }),
    }
    const ask = { ...setting, words: [sheet.name], ...(remembered && { remembered }) }
    const { mapping: suggested, reasons: why } = suggestMapping(region, ask)
    reasons[planKey(at, region.id)] = why
    const into = targets[place]!
    const mapping = into.use === 'underwriting' && !remembered ? decidingMapping(suggested) : suggested
    const starts = said[at] ?? []
    const asks = [
      ...(mapping.asks ?? []),
      ...(isTableOpen(found, into, setting) ? ['table' as const] : []),
      ...(starts.length > 1 ? ['starts' as const] : []),
    ]
    return {
      ...into,
      sheet: at,
      isChosen:
        (found.isPlain ? before?.rest.isChosen : undefined) ??
        (isRates(sheet.name, region, mapping) && !sheet.isHidden),
      stack: null,
      effectiveFrom: (starts.length === 1 ? starts[0] : null) ?? firstDay(setting.today, isNewer),
      mapping: {
        ...writable(mapping),
        label: null,
        ...(starts.length > 1 && { starts }),
        ...(asks.length > 0 && { asks }),
      },
    }
  })
  const stacks = findStacks(sheets, setting.names)
  return { regions: withOwnNames(stacks.reduce((plans, stack) => stacked(plans, stack, all), regions)), reasons }
}

/** What decides reads its loadings as they are written: +25% is 25 percent there, and no factor of 1.25. */
const decidingMapping = (mapping: RegionMapping): RegionMapping => ({
  ...mapping,
  columns: mapping.columns.map((column) => (column.role === 'factor' ? { ...column, role: 'text', asks: [] } : column)),
})

export const writable = ({ columns, cross, ...rest }: RegionMapping) => ({
  ...rest,
  columns: [...columns],
  cross: cross && { ...cross, columns: [...cross.columns] },
})

/** Each table of the file with the one of the last file that it is, by sheet, title and header. */
function withMemory(sheets: readonly SheetSurvey[], { known = [] }: Setting): Found[] {
  const all = sheets.flatMap((sheet, at) => sheet.regions.map((region) => ({ sheet, at, region })))
  const kept = known.flatMap((row) => {
    const told = keptOf(row.fingerprint)
    return told ? [{ row, told }] : []
  })
  const matches = matchTables(
    all.map(({ sheet, region }) => ({
      sheet: sheet.name,
      title: region.title,
      print: regionFingerprint(region.columns.map(({ name }) => name)),
    })),
    kept.map(({ told }) => told),
  )
  return all.map((found, place) => {
    const match = matches[place]
    return { ...found, before: match ? kept[match.known]?.row : undefined, isPlain: match?.isPlain ?? false }
  })
}

/** The table may be one that is there: by its last file, though not for sure, or by its name alone. */
function isTableOpen(
  { before, isPlain }: Found,
  { tableId, tableName }: { tableId: string | null; tableName: string },
  { tables }: Setting,
) {
  if (tableId !== null) return false
  if (before?.tableId && tables.some(({ id }) => id === before.tableId)) return true
  return !isPlain && tables.some(({ name }) => lastingName(name) === lastingName(tableName))
}

function target({ before, isPlain, region, sheet }: Found, sheets: readonly SheetSurvey[], { tables }: Setting) {
  const tableId = isPlain && before?.tableId && tables.some(({ id }) => id === before.tableId) ? before.tableId : null
  const isUnderwriting = /underwrit|decision|accept|referral|核保/i.test(
    `${sheet.name} ${region.title} ${region.columns.map(({ name }) => name).join(' ')}`,
  )
  return {
    regionId: region.id,
    tableName: (isPlain ? before?.tableName : undefined) ?? tableNameOf(sheet, region, sheets),
    use: before?.use ?? (isUnderwriting ? ('underwriting' as const) : ('pricing' as const)),
    tableId,
  }
}

type Place = { readonly sheet: number; readonly regionId: string }
const isAt = (place: Place) => (plan: Place) => plan.sheet === place.sheet && plan.regionId === place.regionId

/** Makes one table of the members of a stack, where they say so themselves or somebody did the last time. */
function stacked(plans: RegionPlan[], { isSure, key, members }: Stack, all: readonly Found[]): RegionPlan[] {
  const foundAt = ({ sheet, regionId }: Place) => all.find(({ at, region }) => at === sheet && region.id === regionId)
  const found = members.flatMap((member) => foundAt(member) ?? [])
  // Only what was surely said of these: a table that merely looks alike says nothing of them.
  const said = found.flatMap(({ before, isPlain }) =>
    isPlain && before?.rest.label !== undefined ? [before.rest.label] : [],
  )
  const isWanted = said.length > 0 ? said.some((label) => label !== null) : isSure
  const first = plans.find((plan) => members[0] && isAt(members[0])(plan))
  if (!isWanted || !first) return plans
  const known = found.find(({ before }) => before?.rest.label)?.before
  const name = known?.tableName ?? stackName(found)
  const [lead] = found
  const mappedAt = (member: Place) => {
    const plan = plans.find(isAt(member))
    const region = foundAt(member)?.region
    return plan && region ? [{ mapping: plan.mapping, found: region }] : []
  }
  const shared = lead
    ? withAllAsks({ mapping: first.mapping, found: lead.region }, members.flatMap(mappedAt))
    : first.mapping
  return plans.map((plan) => {
    const member = members.find((each) => isAt(each)(plan))
    if (!member) return plan
    const own = foundAt(plan)
    const before = own?.isPlain ? own.before?.rest.label : undefined
    const label = before ?? {
      ...member.label,
      ...(known?.rest.label && { ...known.rest.label, text: member.label.text }),
    }
    const like = lead && own ? mappedLike(shared, lead.region, own.region, plan.mapping) : plan.mapping
    const { tableId, use } = known ? (plans.find((each) => each.tableId === known.tableId) ?? first) : first
    const asks = (like.asks ?? []).filter((ask) => ask !== 'table' || tableId === null)
    const mapping = { ...plan.mapping, ...like, label, asks }
    return { ...plan, mapping, stack: key, tableName: name, tableId, use }
  })
}

/**
 * The day to come that each sheet says its rates hold from, in both readings where it has two; one that only one of them
 * says is meant for the whole file.
 */
function saidDays(sheets: readonly SheetSurvey[], today: Day): (readonly string[])[] {
  const days = sheets.map(({ regions }) => {
    const said = saidFirstDays(regions.flatMap(wordsAround))
    return said.some((day) => day > printDay(today)) ? said : []
  })
  const different = new Map(days.filter((said) => said.length > 0).map((said) => [said.join(), said]))
  const [only = []] = different.size === 1 ? different.values() : []
  return days.map((said) => (said.length > 0 ? said : only))
}

/** What stands above a table; or is one itself without being rates: 'Effective date' beside a day, on a cover of the sheet. */
function wordsAround({ columns, lines = [] }: Region): string[] {
  if (columns.some(({ profile }) => profile.kind !== 'text' && profile.kind !== 'date')) return [...lines]
  const height = Math.min(...columns.map(({ profile }) => profile.distinct.length))
  const rows = Array.from({ length: height }, (_, row) => columns.map(({ profile }) => profile.distinct[row]).join(' '))
  return [...lines, columns.map(({ name }) => name).join(' '), ...rows]
}

/** New rates for old ones begin with a month; a table that nothing is rated by yet can be tried at once. */
function firstDay(today: Day, isNewer: boolean): string {
  if (!isNewer) return printDay(today)
  const { year, month } = partsOf(today)
  return printDay(dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? today)
}
