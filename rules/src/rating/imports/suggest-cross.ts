import { measuredTitle, measureOf } from './column-measure'
import { type ColumnProfile, profileColumn } from './column-profile'
import { cornerName } from './find-cross'
import { labelIn } from './header-labels'
import { axesOf, type KnownName, type MappedAxis, type MappedCross, type MappedValue, type MatchedAs } from './mapping'
import { nameAcross } from './name-across'
import { answersOf, matchName, type NameMatch } from './match-name'
import { currencyNamed } from './number-text'
import { plainText } from './plain-text'
import type { Cross, Region, RegionColumn } from './region'
import { shortTitle } from './short-name'
import { headerSense, withoutUnit } from './synonyms'
import { saidStyle, startOfValue } from './value-column'
import { isMoney, proposedZeros, unitOf } from './value-unit'

type Ask = { readonly names: readonly KnownName[]; readonly currency: string; readonly words?: readonly string[] }

/** Whether a table is written across. Bands, numbers, months and days always are; words are where a question has such answers. */
export function suggestCross(region: Region, ask: Ask): MappedCross | null {
  const { cross } = region
  if (!cross) return null
  if (cross.upper !== undefined) return suggestTwoRows(region, cross, ask)
  const across = region.columns.filter(({ at }) => cross.columns.includes(at))
  if (standsTwice(region, across)) return null
  const answered = answeredRun(across, ask.names)
  // Answers as they stand: 'Zone 1' is one, whatever figure is in it.
  if (cross.stem !== undefined && answered?.columns.length === across.length)
    return mappedCross(region, { ...cross, of: 'text' }, across, answered.match, ask)
  const match = matchLabels(cross, across, ask.names)
  if (match || cross.isSure) return mappedCross(region, cross, across, match, ask)
  return answered && mappedCross(region, cross, answered.columns, answered.match, ask)
}

/** All rows where all are answers of questions; the upper one alone where the lower one names what is given. */
function suggestTwoRows(region: Region, cross: Cross, ask: Ask): MappedCross | null {
  const across = region.columns.filter(({ at }) => cross.columns.includes(at))
  const matchOf = (row: number | undefined) =>
    answeredRun(
      [
        ...new Map(
          across.map((column) => [labelIn(column, row), { ...column, labels: [labelIn(column, row)] }]),
        ).values(),
      ],
      ask.names,
      true,
    )?.match ?? null
  const isAsked = (row: number | undefined) => matchOf(row) !== null || bandsIn(across, row) !== null
  const areUpperAsked = isAsked(cross.upper) && (cross.top === undefined || isAsked(cross.top))
  if (!areUpperAsked) return null
  if (isAsked(cross.row)) return turnAcross(region, cross, ask)
  const areGiven = across.every(
    (column) => headerSense(labelIn(column, cross.row)) !== null || isMoney(labelIn(column, cross.row)),
  )
  return areGiven && cross.top === undefined ? turnAcross(region, { ...cross, isGiven: true }, ask) : null
}

export type Turning = Pick<Cross, 'columns' | 'row' | 'upper' | 'top'> & {
  readonly title?: string
  /** The lower row of the header names what is given. */
  readonly isGiven?: boolean
}

/** Columns turned into rows as somebody says: by one row of the header, or by two. */
export function turnAcross(region: Region, turning: Turning, ask: Ask): MappedCross {
  const across = region.columns.filter(({ at }) => turning.columns.includes(at))
  const { row, upper, top, isGiven, title } = turning
  const single = isGiven ? upper : row
  const named = title ?? (region.cross?.name || cornerOf(region, turning.columns))
  const axis = axisOf(across, single, ask, named)
  const values = across.filter(
    (column, place) => across.findIndex((each) => labelIn(each, row) === labelIn(column, row)) === place,
  )
  const parts = isGiven
    ? values.map((column) => ({ label: labelIn(column, row), ...valueOf(region, [column], ask, labelIn(column, row)) }))
    : null
  const turned = withOwnTitles({
    ...axis,
    columns: across.map(({ at }) => at),
    ...(upper !== undefined && !isGiven && { upper: axisOf(across, upper, ask, '') }),
    ...(top !== undefined && !isGiven && { top: axisOf(across, top, ask, '') }),
    value: valueOf(region, across, ask),
    ...(parts && { parts }),
  })
  const isNamed = named !== '' && !turned.upper && !turned.top
  return isNamed || axesOf(turned).every(({ source }) => source !== null) ? turned : { ...turned, asks: ['name'] }
}

/** Two rows of headings that look alike are still two questions. */
function withOwnTitles(cross: MappedCross): MappedCross {
  const { title, upper, top } = cross
  const second = upper && upper.title === title ? { ...upper, title: `${title} 2` } : upper
  const isTaken = top && (top.title === title || top.title === upper?.title)
  return { ...cross, ...(second && { upper: second }), ...(isTaken && { top: { ...top, title: `${top.title} 3` } }) }
}

/** The corner of a table names what stands across: 'From \\ To'. */
const cornerOf = ({ columns }: Region, across: readonly number[]): string => {
  const before = columns[columns.findIndex(({ at }) => across.includes(at)) - 1]
  return before ? cornerName(before.name) : ''
}

function axisOf(across: readonly RegionColumn[], row: number | undefined, ask: Ask, title: string): MappedAxis {
  const labels = [...new Set(across.map((column) => labelIn(column, row)))]
  const columns = labels.map((label) => ({ ...(across[0] as RegionColumn), labels: [label] }))
  const match = answeredRun(columns, ask.names, true)?.match
  const bands = match ? null : bandsIn(across, row)
  if (bands) return bandAxis(bands, row, ask, title || nameAcross(labels))
  return {
    ...(row !== undefined && { row }),
    title: title || match?.known.titles[0] || nameAcross(labels),
    role: 'exact',
    of: 'text',
    source: match?.source ?? null,
  }
}

/** What the labels of a header row are like where they are bands ('18-25', '26-40', '41+'); null where some are not. */
function bandsIn(across: readonly RegionColumn[], row: number | undefined): ColumnProfile | null {
  const profile = profileColumn([...new Set(across.map((column) => labelIn(column, row)))])
  return profile.kind === 'band' && profile.odd === 0 ? profile : null
}

/** Bands are bands in whatever row of the header they stand, as they are in the first column. */
function bandAxis(bands: ColumnProfile, row: number | undefined, { names }: Ask, title: string): MappedAxis {
  const match = matchName(title, bands, names)
  const measure = measureOf(title, bands, match?.known)
  return {
    ...(row !== undefined && { row }),
    title: measure ? measuredTitle(title, measure) : title,
    role: 'band',
    of: 'number',
    source: match?.source ?? null,
    ...(measure && { measure }),
  }
}

/** 'Male, Female' under one heading and again under the next: a row for each would give the other's values to both. */
const standsTwice = ({ columns }: Region, across: readonly RegionColumn[]) =>
  columns.some((column) => !across.includes(column) && across.some((each) => labelIn(each) === labelIn(column)))

function matchLabels(cross: Cross, across: readonly RegionColumn[], names: readonly KnownName[]): NameMatch | null {
  if (cross.name === '') return null
  const distinct = across.map((column) => labelIn(column))
  const isWhole = !distinct.some((label) => /\d[.,]\d/.test(label))
  const kind: ColumnProfile['kind'] = cross.of
  return matchName(
    cross.name,
    { ...(across[0] as RegionColumn).profile, distinct, isWhole, isAllDistinct: true, kind },
    names,
  )
}

/** The longest run of neighbours that are all answers of one question: 'Male', 'Female'. */
function answeredRun(
  across: readonly RegionColumn[],
  names: readonly KnownName[],
  mustBeAll = false,
): { columns: RegionColumn[]; match: NameMatch } | null {
  let best: { columns: RegionColumn[]; match: NameMatch } | null = null
  for (const known of names) {
    if (known.kind !== 'choice') continue
    const answers = answersOf(known)
    let run: RegionColumn[] = []
    for (const column of across) {
      run = answers.has(plainText(withoutUnit(labelIn(column))).toLowerCase()) ? [...run, column] : []
      if (run.length >= 2 && run.length > (best?.columns.length ?? 0))
        best = { columns: run, match: { known, source: known.name, by: 'values', score: 0.9 } }
    }
  }
  return mustBeAll && best?.columns.length !== across.length ? null : best
}

function mappedCross(
  region: Region,
  cross: Cross,
  across: readonly RegionColumn[],
  match: NameMatch | null,
  ask: Ask,
): MappedCross {
  const labels = across.map((column) => labelIn(column))
  const measure = cross.of === 'band' ? measureOf(cross.name, profileColumn(labels), match?.known) : null
  const named = cross.name || match?.known.titles[0]
  const title = shortTitle(named || nameAcross(labels))
  const isBand = cross.of === 'band' || cross.of === 'date'
  return {
    columns: across.map(({ at }) => at),
    title: measure ? measuredTitle(title, measure) : title,
    role: isBand ? 'band' : 'exact',
    of: matchedAs(cross, match),
    source: match?.source ?? null,
    // Rates with a day over them are most likely those from that day on; that is asked.
    ...(cross.of === 'date' && { days: 'from' as const }),
    ...(cross.stem !== undefined && { stem: cross.stem }),
    ...(measure && { measure }),
    value: valueOf(region, across, ask),
    ...(!named && { asks: ['name' as const] }),
  }
}

function matchedAs({ of }: Cross, match: NameMatch | null): MatchedAs {
  if (of === 'band') return 'number'
  if (of === 'date') return 'date'
  return of === 'text' || match?.known.kind === 'choice' ? 'text' : 'number'
}

/** The words that say what the cells of a table are, the nearest first. */
export const wordsAbout = ({ title, lines = [] }: Region, ask: Ask): string[] => [title, ...lines, ...(ask.words ?? [])]

/** The first that has figures: one of 'Decline' alone tells nothing of them. */
const tellingOf = (across: readonly RegionColumn[]): RegionColumn =>
  across.find(({ profile }) => !profile.isNoFigure) ?? (across[0] as RegionColumn)

/** All of them together: one column alone may hold only small figures. */
export const profileAcross = (across: readonly RegionColumn[]): ColumnProfile => ({
  ...tellingOf(across).profile,
  distinct: across.flatMap(({ profile }) => profile.distinct),
  isWhole: across.every(({ profile }) => profile.isWhole),
  isSigned: across.some(({ profile }) => profile.isSigned),
})

/** Labels that are matched say nothing of the cells; only what all of them say does. */
const labelledName = (across: readonly RegionColumn[]) => {
  const [first, ...others] = across.map(({ name }) => name)
  return others.every((name) => name === first)
    ? (first ?? '')
    : across.map(({ labels }) => labels.at(-1) ?? '').join(' ')
}

function valueOf(region: Region, across: readonly RegionColumn[], ask: Ask, title = ''): MappedValue {
  const { profile, name } = tellingOf(across)
  const about = wordsAbout(region, ask)
  const { role } = unitOf(profileAcross(across), [title || labelledName(across), ...about])
  const isOpen = across.some((column) => column.profile.isStyleOpen)
  const zeros = proposedZeros(role, { name: title || labelledName(across), profile: profileAcross(across) }, about)
  const named = [title || name, ...about].map(currencyNamed).find((code) => code !== null)
  return {
    title: title || (role === 'amount' ? 'Premium' : 'Factor'),
    role,
    ...startOfValue(profile, named ?? ask.currency, name),
    ...(zeros !== 0 && { zeros }),
    ...(isOpen && { numberStyle: saidStyle(region) ?? profile.numberStyle }),
  }
}
