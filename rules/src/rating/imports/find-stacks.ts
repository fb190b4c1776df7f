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

/** Finds them; of a sheet with two tables of one header, the first belongs to the first of the others. */
export function findStacks(sheets: readonly SheetSurvey[], names: readonly KnownName[]): Stack[] {
  const alike = new Map<string, Found[]>()
  sheets.forEach((sheet, at) => {
    const times = new Map<string, number>()
    if (sheet.isHidden) return
    for (const region of sheet.regions) {
      const print = regionFingerprint(region.columns.map(({ name }) => name))
      const time = times.get(print) ?? 0
      times.set(print, time + 1)
      const key = `${time} ${print}`
      alike.set(key, [...(alike.get(key) ?? []), { at, sheet, region }])
    }
  })
  return [...alike.values()]
    .filter((found) => found.length >= 2 && found.every(({ region }) => region.edges.header !== null))
    .map((found, place) => stackOf(`s${place + 1}`, found, names))
}

function stackOf(key: string, found: readonly Found[], names: readonly KnownName[]): Stack {
  const texts = found.map(({ sheet }) => sheet.name.trim())
  const heading = sharedHeading(found)
  const word = sharedWord(texts)
  const profile = { ...(found[0]?.region.columns[0] as RegionColumn).profile, kind: 'text' as const }
  const match = matchName(
    heading || word,
    { ...profile, distinct: texts.map(plainText), isAllDistinct: true, odd: 0 },
    names,
  )
  const title = heading || word || match?.known.titles[0] || 'Sheet'
  const members = found.map(({ at, region }, place) => ({
    sheet: at,
    regionId: region.id,
    label: { title, source: match?.source ?? null, text: texts[place] as string },
  }))
  return { key, isSure: heading !== '' || word !== '' || areAnswers(texts, match?.known), members }
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
