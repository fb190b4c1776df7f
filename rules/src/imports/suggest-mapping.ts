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
import type { Cross, Region, RegionColumn } from './region'
import { headerSense } from './synonyms'

/** Why a column was mapped so, for the person who looks at it. */
export type SuggestionReason = 'remembered' | 'name' | 'values' | 'pair' | 'kind' | 'header' | 'cross' | 'empty'
export type Suggestion = {
  readonly mapping: RegionMapping
  readonly reasons: Readonly<Record<string, SuggestionReason>>
}

export type SuggestionAsk = {
  readonly names: readonly KnownName[]
  readonly currency: string
  /** How columns with these headers were mapped the last time. */
  readonly remembered?: Readonly<Record<string, RememberedColumn>>
}
export type RememberedColumn = Omit<MappedColumn, 'at' | 'toAt'>

/** A first mapping of a table: what each column is, which data name it means, and what tells so. */
export function suggestMapping(region: Region, ask: SuggestionAsk): Suggestion {
  const reasons: Record<string, SuggestionReason> = {}
  const cross = crossOf(region, ask)
  if (cross) reasons.cross = 'cross'
  const plain = region.columns.filter(({ at }) => !cross?.columns.includes(at))
  const columns: MappedColumn[] = []
  for (let place = 0; place < plain.length; place++) {
    const column = plain[place] as RegionColumn
    const pair = pairOf(column, plain[place + 1])
    const known = ask.remembered?.[headerKey(pair?.title ?? column.name)]
    const isLast = !plain.slice(place + 1).some(({ profile }) => profile.kind === 'band')
    const mapped = pair
      ? pairedColumn(column, plain[place + 1] as RegionColumn, pair.title, ask)
      : singleColumn(column, ask, isLast && columns.some(isMatched) && !cross)
    columns.push(known ? { ...mapped.column, ...known } : mapped.column)
    reasons[column.at] = known ? 'remembered' : mapped.reason
    if (pair) place++
  }
  return { mapping: { columns: withValue(columns, cross), cross }, reasons }
}

const isMatched = ({ role }: MappedColumn) => role === 'exact' || role === 'band'

type Mapped = { column: MappedColumn; reason: SuggestionReason }

const FROM = /(?:^|[\s/_(])(?:from|min(?:imum)?|lower|start|begin|起|由|從|从|下限|dari)\)?\.?$/i
const TO = /(?:^|[\s/_(])(?:to|max(?:imum)?|upper|end|until|止|至|上限|sampai)\)?\.?$/i

/** 'Age from' beside 'Age to': one band in two columns. */
function pairOf(one: RegionColumn, other: RegionColumn | undefined): { title: string } | null {
  if (!other || other.at !== one.at + 1 || !FROM.test(one.name) || !TO.test(other.name)) return null
  const kinds = ['number', 'money', 'date', 'percent', 'band']
  if (!kinds.includes(one.profile.kind) || ![...kinds, 'text', 'empty'].includes(other.profile.kind)) return null
  const title = one.name
    .replace(FROM, '')
    .replace(/[\s/_(-]+$/, '')
    .trim()
  return { title: title || one.name }
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
  return { column: { ...column, source: match?.source ?? null, emptyMeans: 'any' }, reason: 'pair' }
}

function startColumn({ at, name, profile }: RegionColumn, ask: SuggestionAsk): MappedColumn {
  const [currency = ask.currency] = profile.currencies.filter((code) => code !== '')
  return {
    at,
    toAt: null,
    title: name,
    role: 'skip',
    of: 'text',
    source: null,
    currency,
    percentAs: profile.isSigned ? 'change' : 'share',
    emptyMeans: fillsDown(profile) ? 'above' : 'any',
    numberStyle: profile.numberStyle,
    dateStyle: profile.dateStyle,
  }
}

/** Much emptier than a column of keys would be: the value stands once and holds for the rows below. */
const fillsDown = ({ filled, seen, kind }: ColumnProfile) =>
  seen >= 6 && filled > 0 && filled < seen * 0.5 && kind !== 'number'

function singleColumn(column: RegionColumn, ask: SuggestionAsk, isAfterKeys: boolean): Mapped {
  const { name, profile } = column
  const start = startColumn(column, ask)
  if (profile.kind === 'empty') return { column: start, reason: 'empty' }
  const sense = headerSense(name)
  const match = matchName(name, profile, ask.names)
  const role = roleOf(profile, sense, match, isAfterKeys)
  if (role !== 'exact' && role !== 'band')
    return { column: { ...start, role, emptyMeans: 'any' }, reason: sense ? 'header' : 'kind' }
  const of = matchedAs(profile, match, role)
  return {
    column: { ...start, role, of, source: match?.source ?? null, percentAs: 'points' },
    reason: match ? match.by : 'kind',
  }
}

function roleOf(
  profile: ColumnProfile,
  sense: ReturnType<typeof headerSense>,
  match: NameMatch | null,
  isAfterKeys: boolean,
): ColumnRole {
  const { kind } = profile
  if (kind === 'band' || kind === 'dateBand') return 'band'
  if (sense === 'note') return 'any'
  const isKey = match !== null && match.score >= 0.9 && sense === null
  if (kind === 'money') return isKey ? 'exact' : 'amount'
  if (kind === 'percent') return isKey || match?.score === 1 ? 'exact' : 'factor'
  if (kind === 'number') {
    if (match && match.score >= 0.9 && (sense === null || match.score === 1)) return 'exact'
    if (sense === 'amount' || sense === 'factor') return sense
    return isAfterKeys || !profile.isWhole ? (isAmountLike(profile) ? 'amount' : 'factor') : 'exact'
  }
  if (kind === 'date') return match ? 'exact' : 'any'
  if (kind === 'text' && sense === 'outcome') return 'text'
  return kind === 'text' && !profile.isAllDistinct && isAfterKeys && !match ? 'any' : 'exact'
}

/** Whole numbers in the hundreds are money, not factors. */
const isAmountLike = ({ distinct }: ColumnProfile) =>
  distinct.filter((text) => Number(text.replace(/,/g, '')) >= 20).length > distinct.length / 2

function matchedAs({ kind }: ColumnProfile, match: NameMatch | null, role: ColumnRole): MatchedAs {
  if (kind === 'dateBand' || kind === 'date') return 'date'
  if (role === 'band') return 'number'
  if (match?.known.kind === 'choice' || match?.known.kind === 'text') return 'text'
  if (kind === 'yesNo') return match && match.known.kind !== 'yesNo' ? 'text' : 'yesNo'
  return kind === 'text' ? 'text' : 'number'
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

function crossOf(region: Region, ask: SuggestionAsk): MappedCross | null {
  const { cross } = region
  if (!cross) return null
  const across = region.columns.filter(({ at }) => cross.columns.includes(at))
  const labels = across.map(({ labels }) => labels.at(-1) ?? '')
  const profile = {
    ...(across[0] as RegionColumn).profile,
    distinct: labels,
    isAllDistinct: true,
    kind: kindOfLabels(cross),
  }
  const match = matchName(cross.name || 'across', profile, ask.names)
  if (!cross.isSure && !match) return null
  return {
    columns: cross.columns,
    title: cross.name || 'Across',
    role: cross.of === 'band' ? 'band' : 'exact',
    of: crossMatchedAs(cross, match),
    source: match?.source ?? null,
    value: crossValue(region, across, ask),
  }
}

const kindOfLabels = ({ of }: Cross): ColumnProfile['kind'] => (of === 'text' ? 'text' : of)

function crossMatchedAs({ of }: Cross, match: NameMatch | null): MatchedAs {
  if (of === 'band') return 'number'
  return of === 'text' || match?.known.kind === 'choice' ? 'text' : 'number'
}

function crossValue(region: Region, across: readonly RegionColumn[], ask: SuggestionAsk): MappedCross['value'] {
  const { profile } = across[0] as RegionColumn
  const sense = headerSense(region.title)
  const isMoney = profile.kind === 'money' || (profile.kind === 'number' && sense !== 'factor' && isAmountLike(profile))
  const { currency, numberStyle, percentAs } = startColumn(across[0] as RegionColumn, ask)
  return {
    title: isMoney ? 'Premium' : 'Factor',
    role: isMoney ? 'amount' : 'factor',
    currency,
    numberStyle,
    percentAs,
  }
}
