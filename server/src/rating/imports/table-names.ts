import type { RegionPlan } from '@coverwright/contract/rating/imports'
import type { Region, SheetSurvey } from '@coverwright/rules/rating/imports'

const LONGEST = 100

/** 'Table 2: Factor by age' is the table 'Factor by age'; a sheet with one table gives it its name. */
export function tableNameOf(sheet: SheetSurvey, region: Region, sheets: readonly SheetSurvey[]): string {
  const title = plainTitle(region)
  const others = sheets.flatMap(({ regions }) => regions).filter((each) => each.title === region.title).length - 1
  const isOnly = sheet.regions.every((each) => each === region || each.edges.header === null)
  if (isOnly && (region.edges.header !== null || sheet.regions.length === 1)) return sheet.name.slice(0, LONGEST)
  const name = title === '' || others > 0 ? `${sheet.name} ${region.columns[0]?.name ?? region.id}` : title
  return name.slice(0, LONGEST)
}

/** One table of many sheets is called by what stands above all of them, else by what it is asked with. */
export function stackName(found: readonly { sheet: SheetSurvey; region: Region }[]): string {
  const [first] = found
  if (!first) return ''
  const { region, sheet } = first
  const isOnlyOne = sheet.regions.filter(({ title }) => title === region.title).indexOf(region) === 0
  const title = found.every((each) => each.region.title === region.title) && isOnlyOne ? plainTitle(region) : ''
  return (title || region.columns.map(({ name }) => name).join(', ')).slice(0, LONGEST)
}

const plainTitle = ({ title }: Region) =>
  title
    .replace(/^(?:table|schedule|appendix|表)\s*[\dA-Z.]{0,5}\s*[:：.–-]\s*/i, '')
    .replace(/\s*\([A-Z]{3}\)$/, '')
    .trim()

/** Two tables need two names; the sheets of one table share theirs. */
export function withOwnNames(regions: RegionPlan[]): RegionPlan[] {
  const taken = new Map<string, string[]>()
  return regions.map((region) => {
    const owner = region.stack ?? `${region.sheet}:${region.regionId}`
    const owners = taken.get(region.tableName) ?? []
    if (!owners.includes(owner)) taken.set(region.tableName, [...owners, owner])
    const time = (taken.get(region.tableName) as string[]).indexOf(owner)
    return time === 0 ? region : { ...region, tableName: `${region.tableName.slice(0, 95)} ${time + 1}` }
  })
}
