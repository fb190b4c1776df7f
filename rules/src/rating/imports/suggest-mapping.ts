import type { ColumnProfile } from './column-profile'
import {
  type ColumnRole,
  headerKey,
  type KnownName,
  type MappedColumn,
  type MappedCross,
  type MatchedAs,
  type RegionMapping,
} from './mapping'
import { matchName, type NameMatch } from './match-name'
import type { Region, RegionColumn } from './region'
import { crossAgain, type RememberedTable } from './remembered'
import { authorColumn } from './author-column'
import { withAsks } from './column-asks'
import { measuredTitle, measureOf } from './column-measure'
import { withTerms } from './decision-terms'
import { isMatched, isValue, withKey } from './key-of-figures'
import { listedColumn } from './listed-column'
import { currencyNamed } from './number-text'
import { shortTitle } from './short-name'
import { suggestCross, wordsAbout } from './suggest-cross'
import { pairOf } from './paired-columns'
import { headerSense, synonymGroup } from './synonyms'
import { saidStyle, startOfValue } from './value-column'
import { unitOf } from './value-unit'

/** Why a column was mapped so, for the person who looks at it. */
export type SuggestionReason =
  | 'remembered'
  | 'name'
  | 'values'
  | 'pair'
  | 'kind'
  | 'header'
  | 'cross'
  | 'empty'
  | 'label'
  | 'sql'
  | 'note'
  | 'working'
export type Suggestion = {
  readonly mapping: RegionMapping
  readonly reasons: Readonly<Record<string, SuggestionReason>>
}

export type SuggestionAsk = {
  readonly names: readonly KnownName[]
  readonly currency: string
  /** What the sheet is called: it may say what its figures are. */
  readonly words?: readonly string[]
  /** How columns with these headers were mapped the last time. */
  readonly remembered?: RememberedTable
}

/** A first mapping of a table: what each column is, which data name it means, and what tells so. */
export function suggestMapping(region: Region, ask: SuggestionAsk): Suggestion {
  if (region.scalars) return suggestScalars(region, ask)
  const reasons: Record<string, SuggestionReason> = {}
  const before = crossAgain(region, ask.remembered)
  const cross = before === undefined ? suggestCross(region, ask) : before
  if (cross) reasons.cross = before ? 'remembered' : 'cross'
  const plain = region.columns.filter(({ at }) => !cross?.columns.includes(at))
  const columns: MappedColumn[] = []
  for (let place = 0; place < plain.length; place++) {
    const column = plain[place] as RegionColumn
    const pair = pairOf(column, plain[place + 1])
    const known = ask.remembered?.columns[headerKey(pair?.title ?? column.name)]
    const mapped = pair
      ? pairedColumn(column, plain[place + 1] as RegionColumn, pair.title, ask)
      : singleColumn(column, region, ask, standing(column.at, columns, plain.slice(place + 1), cross))
    columns.push(known ? { ...mapped.column, ...known } : mapped.column)
    reasons[column.at] = known ? 'remembered' : mapped.reason
    if (pair) place++
  }
  const labelled = withTerms(withLabels(columns, cross, reasons), region, reasons)
  const isKnown = (at: number) => reasons[at] === 'remembered'
  const mapping = withAsks(
    { columns: withValue(withKey(withMarks(labelled, region), cross, region), cross), cross },
    region,
    ask,
    isKnown,
  )
  return { mapping: { ...mapping, columns: withTitles(mapping.columns) }, reasons }
}

/** Two columns: what the amounts are called, and the amounts. */
function suggestScalars(region: Region, ask: SuggestionAsk): Suggestion {
  const [name, amount] = region.columns.map((column) => startColumn(column, ask)) as [MappedColumn, MappedColumn]
  const words = [region.columns[1]?.name ?? '', ...(region.scalars ?? []).map((each) => each.name)]
  const { role } = unitOf((region.columns[1] as RegionColumn).profile, words)
  // No customer is asked what an amount is called: a step names it, the first of them as long as nobody says which.
  const first = (region.scalars ?? [])[0]?.name.replace(/["\\]/g, '') ?? ''
  const columns: MappedColumn[] = [
    { ...name, role: 'exact', emptyMeans: 'any', source: `"${first}"` },
    { ...amount, role, emptyMeans: 'any' },
  ]
  return { mapping: { columns, cross: null }, reasons: {} }
}

/** Two columns need two titles, also where both were cut short. */
function withTitles(columns: readonly MappedColumn[]): MappedColumn[] {
  const taken = new Set<string>()
  return columns.map((column) => {
    let { title } = column
    for (let time = 2; taken.has(title.toLowerCase()) && column.role !== 'skip'; time++)
      title = `${column.title} ${time}`
    taken.add(title.toLowerCase())
    return title === column.title ? column : { ...column, title }
  })
}

type Mapped = { column: MappedColumn; reason: SuggestionReason }
/** Keys stand to the left of what they give. */
type Standing = { readonly isAfterKeys: boolean; readonly hasNumbersBehind: boolean; readonly isBehind: boolean }

function standing(
  at: number,
  before: readonly MappedColumn[],
  behind: readonly RegionColumn[],
  cross: MappedCross | null,
): Standing {
  const isLastKey = !behind.some(({ profile }) => profile.kind === 'band')
  const hasPlainBehind = behind.some(({ profile }) => ['number', 'percent', 'money'].includes(profile.kind))
  // 'Each additional day' behind the days that stand across gives something, as they do.
  const isBehindCross = cross !== null && cross.columns.every((each) => each < at)
  return {
    isAfterKeys: isLastKey && before.some(isMatched) && (!cross || isBehindCross),
    hasNumbersBehind: hasPlainBehind || (cross !== null && !isBehindCross),
    isBehind: (before.some(isValue) || isBehindCross) && !hasPlainBehind,
  }
}

function pairedColumn(one: RegionColumn, other: RegionColumn, title: string, ask: SuggestionAsk): Mapped {
  const isDate = one.profile.kind === 'date'
  const match = matchName(title, { ...one.profile, kind: isDate ? 'dateBand' : 'band' }, ask.names)
  const column = {
    ...startColumn(one, ask),
    toAt: other.at,
    title,
    role: 'band' as const,
    of: isDate ? ('date' as const) : ('number' as const),
  }
  const measure = isDate ? null : measureOf(one.name, one.profile, match?.known)
  const told = measure && { measure, title: measuredTitle(title, measure) }
  return { column: { ...column, source: match?.source ?? null, emptyMeans: 'any', ...told }, reason: 'pair' }
}

function startColumn({ at, name, profile }: RegionColumn, ask: SuggestionAsk): MappedColumn {
  return {
    at,
    toAt: null,
    // Of a corner the part that names this column: 'From' of 'From \\ To'.
    title: shortTitle(name.replace(/\s*\\.+$/, '') || name),
    role: 'skip',
    of: 'text',
    source: null,
    emptyMeans: fillsDown(profile) ? 'above' : 'any',
    dateStyle: profile.dateStyle,
    ...startOfValue(profile, ask.currency, name),
  }
}

/** Much emptier than a column of keys would be: the value stands once and holds for the rows below. */
const fillsDown = ({ filled, seen, kind }: ColumnProfile) =>
  seen >= 6 && filled > 0 && filled < seen * 0.5 && kind !== 'number'

function singleColumn(column: RegionColumn, region: Region, ask: SuggestionAsk, place: Standing): Mapped {
  const { name } = column
  const author = authorColumn(column)
  const start = startColumn(column, ask)
  if (author) return { column: { ...start, emptyMeans: 'any' }, reason: author }
  const { profile, lists } = listedColumn(column.profile, ask.names)
  if (profile.kind === 'empty') return { column: start, reason: 'empty' }
  const sense = headerSense(name)
  const match = matchName(name, profile, ask.names)
  const isAskedFor = synonymGroup(name) !== null && place.hasNumbersBehind
  const unit = unitOf(profile, [name, ...wordsAbout(region, ask)])
  const likely = roleOf(
    profile,
    currencyNamed(name) && !isAskedFor ? 'amount' : sense,
    match,
    place.isAfterKeys && !isAskedFor,
    unit.role,
    place.isBehind,
  )
  // Nothing is given twice: a list is of what customers answer.
  const role = lists === 'split' && likely !== 'band' ? 'exact' : likely
  if (role !== 'exact' && role !== 'band')
    return { column: { ...start, role, emptyMeans: 'any' }, reason: sense ? 'header' : 'kind' }
  const of = matchedAs(profile, match, role)
  const measure = role === 'band' && of === 'number' ? measureOf(name, profile, match?.known) : null
  const told = measure && { measure, title: measuredTitle(start.title, measure) }
  return {
    column: {
      ...start,
      role,
      of,
      source: match?.source ?? null,
      percentAs: 'points',
      ...(lists && { lists }),
      ...told,
    },
    reason: match ? match.by : 'kind',
  }
}

/** All words alike, or an age: a number under such a header is asked for, not given. */
const SURE = 0.7

function roleOf(
  profile: ColumnProfile,
  sense: ReturnType<typeof headerSense>,
  match: NameMatch | null,
  isAfterKeys: boolean,
  unit: 'factor' | 'amount',
  isBehind: boolean,
): ColumnRole {
  const { kind } = profile
  if (kind === 'band' || kind === 'dateBand') return 'band'
  if (sense === 'note') return 'any'
  const isKey = match !== null && (match.score === 1 || (match.score >= SURE && sense === null))
  if (kind === 'money') return isKey ? 'exact' : 'amount'
  if (kind === 'percent') return isKey ? 'exact' : 'factor'
  if (kind === 'number') {
    if (isKey || profile.isCode) return 'exact'
    if (sense === 'amount' || sense === 'factor') return unit
    return isAfterKeys || !profile.isWhole ? unit : 'exact'
  }
  if (kind === 'date') return match ? 'exact' : 'any'
  if (kind === 'text' && (sense === 'factor' || sense === 'amount') && isMostlyNumbers(profile)) return sense
  if (kind === 'text' && sense === 'outcome') return 'text'
  // Words behind the figures say something of the row; nobody is asked for them.
  const isBeside = isBehind && isAfterKeys && !match
  return kind === 'text' && isAfterKeys && !match && (isBeside || !profile.isAllDistinct) ? 'any' : 'exact'
}

/** Numbers with marks and gaps among them: each that cannot be read is told with its cell. */
const isMostlyNumbers = ({ distinct }: ColumnProfile) =>
  distinct.filter((text) => /^[-+(]?\s?\d/.test(text)).length * 2 >= distinct.length

/** Where cells of a column do not say whether 1.250 is a thousand and more, those beside it do. */
function withMarks(columns: MappedColumn[], region: Region): MappedColumn[] {
  const style = saidStyle(region)
  return columns.map((column) => {
    const profile = region.columns.find(({ at }) => at === column.at)?.profile
    return style && profile?.isStyleOpen && !column.answered?.includes('mark')
      ? { ...column, numberStyle: style }
      : column
  })
}

function matchedAs({ kind, isCode, distinct }: ColumnProfile, match: NameMatch | null, role: ColumnRole): MatchedAs {
  if (kind === 'dateBand' || kind === 'date') return 'date'
  if (role === 'band') return 'number'
  if (match?.known.kind === 'choice' || match?.known.kind === 'text') return 'text'
  if (kind === 'yesNo') return match && match.known.kind !== 'yesNo' ? 'text' : 'yesNo'
  if (isCode && match?.known.kind !== 'number') return 'text'
  return kind === 'text' || (!match && hasLetters(distinct)) ? 'text' : 'number'
}

/** Classes '0', '1', '2' and 'M' are all words: as numbers, whoever is in 'M' would have no row. */
const hasLetters = (distinct: readonly string[]) => distinct.some((text) => /^[A-Z]{1,2}$/.test(text))

/** A number in front of everything that is matched, in a table that gives another behind it, only names its row. */
function withLabels(
  columns: MappedColumn[],
  cross: MappedCross | null,
  reasons: Record<string, SuggestionReason>,
): MappedColumn[] {
  const first = columns.findIndex(isMatched)
  const givesMore = cross !== null || columns.slice(first).some(isValue)
  if (first < 1 || !givesMore) return columns
  return columns.map((column, place) => {
    if (place > first || !isValue(column) || reasons[column.at] === 'remembered') return column
    reasons[column.at] = 'label'
    return { ...column, role: 'any' }
  })
}

/** A table gives something: where nothing does, its last column of words does. */
function withValue(columns: MappedColumn[], cross: MappedCross | null): MappedColumn[] {
  if (cross || columns.some(({ role }) => role === 'factor' || role === 'amount' || role === 'text')) return columns
  const last = columns.findLastIndex(
    ({ role, of, source }) => (role === 'exact' && of === 'text' && source === null) || role === 'any',
  )
  if (last < 1) return columns
  return columns.map((column, place) => (place === last ? { ...column, role: 'text' } : column))
}
