import type { ColumnProfile } from './column-profile'
import { headerKey, type KnownName } from './mapping'
import { plainText } from './plain-text'
import { bareHeader, synonymGroup, wordsOfName } from './synonyms'

export type NameMatch = {
  readonly known: KnownName
  readonly source: string
  readonly by: 'name' | 'values'
  readonly score: number
}

const ENOUGH = 0.55

/** The data name that a column most likely means, and what tells so. */
export function matchName(header: string, profile: ColumnProfile, names: readonly KnownName[]): NameMatch | null {
  let best: NameMatch | null = null
  for (const known of names) {
    const byName = nameScore(header, known)
    const byValues = valueScore(profile, known)
    const score = Math.max(byName, byValues)
    if (score < ENOUGH || (best && score <= best.score)) continue
    if (byName >= byValues && byName < 0.9 && !fits(profile, known)) continue
    // A like name over none of its answers is another question.
    if (byName < 1 && byValues === 0 && known.kind === 'choice' && known.options.length > 0 && profile.kind === 'text')
      continue
    best = { known, source: known.name, by: byName >= byValues ? 'name' : 'values', score }
  }
  return best ?? ageOf(header, profile, names)
}

/** A sheet rates by age where the product asks for a birthday. */
function ageOf(header: string, profile: ColumnProfile, names: readonly KnownName[]): NameMatch | null {
  if (synonymGroup(header) !== synonymGroup('age') || !['band', 'number'].includes(profile.kind)) return null
  const known = names.find(
    ({ kind, name, titles }) =>
      kind === 'date' && [wordsOfName(name), ...titles].some((word) => synonymGroup(word) === synonymGroup('birth')),
  )
  return known ? { known, source: `age(${known.name}, startDate)`, by: 'name', score: 0.8 } : null
}

function nameScore(header: string, known: KnownName): number {
  const bare = bareHeader(header)
  if (bare === '') return 0
  const calls = [wordsOfName(known.name), ...known.titles.map(headerKey)]
  if (calls.some((call) => call === headerKey(header))) return 1
  if (calls.some((call) => bareHeader(call) === bare)) return 0.95
  const group = synonymGroup(header)
  if (group !== null && calls.some((call) => synonymGroup(call) === group)) return 0.9
  return Math.max(...calls.map((call) => overlap(bare, bareHeader(call)))) * 0.8
}

/** Shared words of all words. */
function overlap(one: string, other: string): number {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const shared = [...a].filter((word) => b.has(word) && word.length > 2).length
  return shared / Math.max(a.size, b.size)
}

/** How many of the column's words are answers of this question. */
function valueScore({ distinct, isAllDistinct, kind }: ColumnProfile, known: KnownName): number {
  if (known.kind !== 'choice' || !isAllDistinct || distinct.length < 2 || !['text', 'yesNo'].includes(kind)) return 0
  const answers = new Set(
    known.options.flatMap(({ value, labels }) => [value, ...labels].map((label) => plainText(label).toLowerCase())),
  )
  const meant = distinct.filter((text) => answers.has(text.toLowerCase())).length
  return (meant / distinct.length) * 0.92
}

function fits({ kind }: ColumnProfile, known: KnownName): boolean {
  switch (known.kind) {
    case 'number':
    case 'money':
      return ['number', 'band', 'percent', 'money'].includes(kind)
    case 'date':
      return ['date', 'dateBand'].includes(kind)
    case 'yesNo':
      return kind === 'yesNo'
    default:
      return true
  }
}
