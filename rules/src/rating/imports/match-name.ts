import type { ColumnProfile } from './column-profile'
import { headerKey, type KnownName } from './mapping'
import { fitsName } from './name-fit'
import { plainText } from './plain-text'
import { bareHeader, isThing, synonymGroup, wordsOfName } from './synonyms'

export type NameMatch = {
  readonly known: KnownName
  readonly source: string
  readonly by: 'name' | 'values'
  readonly score: number
}

const ENOUGH = 0.55

/** The data name that a column most likely means, and what tells so. A like name over other values is another question. */
export function matchName(header: string, profile: ColumnProfile, names: readonly KnownName[]): NameMatch | null {
  let best: NameMatch | null = null
  for (const known of names) {
    const byName = nameScore(header, known)
    const byValues = valueScore(profile, known)
    const score = Math.max(byName, byValues)
    if (score < ENOUGH || (best && score <= best.score)) continue
    if (!fitsName(profile, known) || (byName < 1 && byValues === 0 && hasOtherAnswers(profile, known))) continue
    best = { known, source: known.name, by: byName >= byValues ? 'name' : 'values', score }
  }
  return best ?? ageOf(header, profile, names)
}

const hasOtherAnswers = ({ kind }: ColumnProfile, known: KnownName) =>
  known.kind === 'choice' && known.options.length > 0 && (kind === 'text' || kind === 'percent')

/** A sheet rates by age: the product asks for a birthday, or for the age of the only one whose age it asks. */
function ageOf(header: string, profile: ColumnProfile, names: readonly KnownName[]): NameMatch | null {
  if (synonymGroup(header) !== synonymGroup('age') || !['band', 'number'].includes(profile.kind)) return null
  const called = ({ name, titles }: KnownName) => [wordsOfName(name), ...titles]
  const born = names.filter(
    (known) => known.kind === 'date' && called(known).some((word) => synonymGroup(word) === synonymGroup('birth')),
  )
  if (born.length > 0) return { known: born[0]!, source: `age(${born[0]!.name}, startDate)`, by: 'name', score: 0.8 }
  const aged = names.filter(
    (known) =>
      known.kind === 'number' &&
      fitsName(profile, known) &&
      called(known).some((words) => /\bages?\b|年齡|年龄|\busia\b|\bumur\b/i.test(words)) &&
      !called(known).some(isThing),
  )
  return aged.length === 1 ? { known: aged[0]!, source: aged[0]!.name, by: 'name', score: 0.7 } : null
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

const WORDS: readonly ColumnProfile['kind'][] = ['text', 'yesNo', 'percent']

/** How many of the column's words are answers of this question. */
function valueScore({ distinct, isAllDistinct, kind }: ColumnProfile, known: KnownName): number {
  if (known.kind !== 'choice' || !isAllDistinct || distinct.length < 2 || !WORDS.includes(kind)) return 0
  const answers = answersOf(known)
  const meant = distinct.filter((text) => answers.has(text.toLowerCase())).length
  return (meant / distinct.length) * 0.92
}

/** Everything that an answer of a question is called, in lower case. */
export const answersOf = (known: KnownName): ReadonlySet<string> =>
  new Set(known.options.flatMap(({ value, labels }) => [value, ...labels].map((each) => plainText(each).toLowerCase())))
