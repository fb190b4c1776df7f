import type { Region, SheetSurvey } from './region'
import { shortName } from './short-name'

/** A sheet with one table gives it its name; one that is called nothing ('Sheet1') is called by what stands above it. */
export function tableNameOf(sheet: SheetSurvey, region: Region, sheets: readonly SheetSurvey[]): string {
  if (region.scalars) return region.title
  const title = shortName(region.title)
  const tables = sheet.regions.filter(({ scalars }) => !scalars)
  const others = sheets.flatMap(({ regions }) => regions).filter((each) => each.title === region.title).length - 1
  const isOnly = tables.every((each) => each === region || each.edges.header === null)
  const isNamed = !UNNAMED.test(sheet.name.trim())
  if (isOnly && isNamed && (region.edges.header !== null || tables.length === 1)) return shortName(sheet.name)
  if (title !== '' && (others === 0 || isOnly)) return title
  return shortName(`${isNamed ? sheet.name : title} ${region.columns[0]?.name ?? region.id}`)
}

/** What spreadsheet programs call a sheet that nobody has named. */
const UNNAMED = /^(?:sheet|tabelle|工作表|feuil|hoja|lembar)\s*\d*$/i

/** One table of many sheets or blocks is called by what stands above all of them, else by what it is asked with. */
export function stackName(found: readonly { sheet: SheetSurvey; region: Region }[]): string {
  const [first] = found
  if (!first) return ''
  const { region, sheet } = first
  if (found.every((each) => each.sheet === sheet)) {
    const line = (region.lines ?? []).find(
      (each) => each !== region.title && found.every(({ region: { lines = [] } }) => lines.includes(each)),
    )
    return shortName(line && UNNAMED.test(sheet.name) ? line : sheet.name)
  }
  const isOnlyOne = sheet.regions.filter(({ title }) => title === region.title).indexOf(region) === 0
  const title = found.every((each) => each.region.title === region.title) && isOnlyOne ? shortName(region.title) : ''
  return title || shortName(region.columns.map(({ name }) => name).join(', '))
}

type Named = {
  readonly sheet: number
  readonly regionId: string
  readonly stack?: string | null
  readonly tableName: string
}

/** A name that nobody has yet: 'Rates', 'Rates 2', 'Rates 3'. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.trim().toLowerCase()))
  let free = name
  for (let time = 2; used.has(free.trim().toLowerCase()); time++) free = `${name.slice(0, 95)} ${time}`
  return free
}

/** Two tables need two names; the sheets of one table share theirs. */
export function withOwnNames<Plan extends Named>(regions: readonly Plan[]): Plan[] {
  const taken = new Map<string, string[]>()
  return regions.map((region) => {
    const owner = region.stack ?? `${region.sheet}:${region.regionId}`
    const owners = taken.get(region.tableName) ?? []
    if (!owners.includes(owner)) taken.set(region.tableName, [...owners, owner])
    const time = (taken.get(region.tableName) as string[]).indexOf(owner)
    return time === 0 ? region : { ...region, tableName: `${region.tableName.slice(0, 95)} ${time + 1}` }
  })
}
