import type { ColumnProfile } from './column-profile'
import type { KnownName, MappedCross, MatchedAs } from './mapping'
import { answersOf, matchName, type NameMatch } from './match-name'
import { currencyNamed } from './number-text'
import { plainText } from './plain-text'
import type { Cross, Region, RegionColumn } from './region'
import { headerSense, withoutUnit } from './synonyms'
import { isAmountLike, startOfValue } from './value-column'

type Ask = { readonly names: readonly KnownName[]; readonly currency: string }

/** Whether a table is written across. Bands and numbers in the header always are; words are where a question has such answers. */
export function suggestCross(region: Region, ask: Ask): MappedCross | null {
  const { cross } = region
  if (!cross) return null
  const across = region.columns.filter(({ at }) => cross.columns.includes(at))
  if (standsTwice(region, across)) return null
  const match = matchLabels(cross, across, ask.names)
  if (match) return mappedCross(region, cross, across, match, ask)
  if (cross.isSure) return mappedCross(region, cross, across, null, ask)
  const answered = answeredRun(across, ask.names)
  return answered && mappedCross(region, cross, answered.columns, answered.match, ask)
}

/** 'Male, Female' under one heading and again under the next: a row for each would give the other's values to both. */
const standsTwice = ({ columns }: Region, across: readonly RegionColumn[]) =>
  columns.some((column) => !across.includes(column) && across.some((each) => labelOf(each) === labelOf(column)))

const labelOf = ({ labels }: RegionColumn) => labels.at(-1) ?? ''

function matchLabels(cross: Cross, across: readonly RegionColumn[], names: readonly KnownName[]): NameMatch | null {
  if (cross.name === '') return null
  const distinct = across.map(labelOf)
  const isWhole = !distinct.some((label) => /\d[.,]\d/.test(label))
  const profile = {
    ...(across[0] as RegionColumn).profile,
    distinct,
    isWhole,
    isAllDistinct: true,
    kind: kindOf(cross),
  }
  return matchName(cross.name, profile, names)
}

const kindOf = ({ of }: Cross): ColumnProfile['kind'] => of

/** The longest run of neighbours that are all answers of one question: 'Male', 'Female'. */
function answeredRun(
  across: readonly RegionColumn[],
  names: readonly KnownName[],
): { columns: RegionColumn[]; match: NameMatch } | null {
  let best: { columns: RegionColumn[]; match: NameMatch } | null = null
  for (const known of names) {
    if (known.kind !== 'choice') continue
    const answers = answersOf(known)
    let run: RegionColumn[] = []
    for (const column of across) {
      run = answers.has(plainText(withoutUnit(labelOf(column))).toLowerCase()) ? [...run, column] : []
      if (run.length >= 2 && run.length > (best?.columns.length ?? 0))
        best = { columns: run, match: { known, source: known.name, by: 'values', score: 0.9 } }
    }
  }
  return best
}

function mappedCross(
  region: Region,
  cross: Cross,
  across: readonly RegionColumn[],
  match: NameMatch | null,
  ask: Ask,
): MappedCross {
  return {
    columns: across.map(({ at }) => at),
    title: cross.name || match?.known.titles[0] || 'Across',
    role: cross.of === 'band' ? 'band' : 'exact',
    of: matchedAs(cross, match),
    source: match?.source ?? null,
    value: valueOf(region, across, ask),
  }
}

function matchedAs({ of }: Cross, match: NameMatch | null): MatchedAs {
  if (of === 'band') return 'number'
  return of === 'text' || match?.known.kind === 'choice' ? 'text' : 'number'
}

function valueOf(region: Region, across: readonly RegionColumn[], ask: Ask): MappedCross['value'] {
  const { profile } = across[0] as RegionColumn
  const isFactor = headerSense(region.title) === 'factor'
  const isMoney = profile.kind === 'money' || (profile.kind === 'number' && !isFactor && isAmountLike(profile))
  return {
    title: isMoney ? 'Premium' : 'Factor',
    role: isMoney ? 'amount' : 'factor',
    ...startOfValue(profile, currencyNamed(region.title) ?? ask.currency, across[0]?.name ?? ''),
  }
}
