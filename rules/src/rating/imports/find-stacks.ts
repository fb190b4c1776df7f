import type { KnownName, MappedLabel } from './mapping'
import { regionFingerprint } from './mapping'
import { answersOf, matchName } from './match-name'
import { plainText } from './plain-text'
import type { Region, RegionColumn, SheetSurvey } from './region'
import { synonymGroup } from './synonyms'

/** Tables of one header on several sheets: most likely one table that was cut by zone, plan or area. */
export type Stack = {
  readonly key: string
  /** Whether the sheets themselves say so: their names are answers, or stand behind 'Zone:' above the table. */
  readonly isSure: boolean
  readonly members: readonly StackMember[]
}
export type StackMember = { readonly sheet: number; readonly regionId: string; readonly label: MappedLabel }

type Found = { readonly at: number; readonly sheet: SheetSurvey; readonly region: Region }

/**
 * Finds them. Blocks of one header on one sheet are told apart by their titles; of several sheets that have two tables
 * of one header each, the first belongs to the first of the others.
 */
export function findStacks(sheets: readonly SheetSurvey[], names: readonly KnownName[]): Stack[] {
  const all = sheets.flatMap((sheet, at) =>
    sheet.isHidden
      ? []
      : sheet.regions
          .filter(({ scalars }) => !scalars)
          .map((region) => ({ at, sheet, region, print: printOf(region) })),
  )
  const byPrint = new Map<string, typeof all>()
  for (const found of all) byPrint.set(found.print, [...(byPrint.get(found.print) ?? []), found])
  const alike = new Map<string, Found[]>()
  for (const found of all) {
    const { print } = found
    const others = byPrint.get(print) ?? []
    const isOneSheet = others.every(({ at }) => at === found.at)
    const time = isOneSheet ? 0 : others.filter(({ at }) => at === found.at).indexOf(found)
    const key = `${time} ${print}`
    alike.set(key, [...(alike.get(key) ?? []), found])
  }
  return [...alike.values()]
    .filter((found) => found.length >= 2 && found.every(({ region }) => region.edges.header !== null))
    .map((found, place) => stackOf(`s${place + 1}`, found, names))
}

const printOf = ({ columns }: Region) => regionFingerprint(columns.map(({ name }) => name))

function stackOf(key: string, found: readonly Found[], names: readonly KnownName[]): Stack {
  const isBlocks = found.every(({ at }) => at === found[0]?.at)
  const prefix = isBlocks ? sharedPrefix(found) : ''
  const texts = found.map(({ region, sheet }) =>
    isBlocks ? region.title.slice(prefix === '' ? 0 : prefix.length).replace(/^\s*[:：–-]\s*/, '') : sheet.name.trim(),
  )
  const heading = isBlocks ? prefix : sharedHeading(found)
  const word = sharedWord(texts)
  const profile = { ...(found[0]?.region.columns[0] as RegionColumn).profile, kind: 'text' as const }
  const match = matchName(
    heading || word,
    { ...profile, distinct: texts.map(plainText), isAllDistinct: true, odd: 0 },
    names,
  )
  const title = heading || word || match?.known.titles[0] || (isBlocks ? 'Block' : 'Sheet')
  const members = found.map(({ at, region }, place) => ({
    sheet: at,
    regionId: region.id,
    label: { title, source: match?.source ?? null, text: texts[place] as string },
  }))
  const isSure = isBlocks ? areBlocks(found, texts) : heading !== '' || word !== '' || areAnswers(texts, match?.known)
  return { key, isSure, members }
}

/** Each has a title of its own, and the same customers stand in more than one: only the title tells them apart. */
function areBlocks(found: readonly Found[], texts: readonly string[]): boolean {
  const [first, ...others] = found.map(({ region }) => region.columns[0]?.profile.distinct ?? [])
  const isNamed = texts.every((text) => text !== '') && new Set(texts).size === texts.length
  return isNamed && others.some((keys) => keys.some((key) => first?.includes(key)))
}

/** 'Cover: Theft', 'Cover: Fire': what stands before the colon names the column. */
function sharedPrefix(found: readonly Found[]): string {
  const prefixes = found.map(({ region }) => /^(.{1,40}?)\s*[:：]/.exec(region.title)?.[1] ?? '')
  const [first = ''] = prefixes
  return prefixes.every((prefix) => prefix === first) ? first : ''
}

/** 'Zone: Asia' above any table of the sheet 'Asia', and so on every one of them. */
function sharedHeading(found: readonly Found[]): string {
  const headings = found.map(({ sheet }) =>
    sheet.regions
      .flatMap(({ lines = [] }) => lines)
      .flatMap((line) => {
        const [, heading = '', what = ''] = /^(.{1,40}?)\s*[:：–-]\s*(.+)$/.exec(line) ?? []
        return heading !== '' && what.toLowerCase().startsWith(sheet.name.trim().toLowerCase()) ? [heading] : []
      }),
  )
  const [first = []] = headings
  return first.find((heading) => headings.every((each) => each.includes(heading))) ?? ''
}

/** 'Zone A', 'Zone B': a word that sheets are called by, and that means something. */
function sharedWord(texts: readonly string[]): string {
  const words = texts.map((text) => /^(\p{L}{3,20})[\s_-]+\S/u.exec(text)?.[1] ?? '')
  const [first = ''] = words
  const isShared = first !== '' && words.every((word) => word.toLowerCase() === first.toLowerCase())
  return isShared && (synonymGroup(first) !== null || /^(?:plan|tier|level|category|scheme)$/i.test(first)) ? first : ''
}

function areAnswers(texts: readonly string[], known: KnownName | undefined): boolean {
  if (known?.kind !== 'choice') return false
  const answers = answersOf(known)
  return texts.every((text) => answers.has(plainText(text).toLowerCase()))
}
