import { areCodes, listIn } from './cell-list'
import { type ColumnProfile, profileColumn } from './column-profile'
import type { KnownName, ListMeaning } from './mapping'
import { answersOf } from './match-name'

export type ListedColumn = {
  readonly profile: ColumnProfile
  readonly lists: ListMeaning | null
  /** Commas that may part a list or belong to a name: that is asked. */
  readonly isPlain: boolean
}

/** Whether cells of a column are lists of values; if so, what the column is like once they are parted. */
export function listedColumn(profile: ColumnProfile, names: readonly KnownName[]): ListedColumn {
  const whole = profile.distinct.filter((text) => listIn(text) === null)
  const lists = profile.distinct.flatMap((text) => {
    const parts = listIn(text)
    return parts ? [{ text, parts }] : []
  })
  const isText = profile.kind === 'text' || profile.kind === 'band' || profile.kind === 'number'
  if (lists.length === 0 || !isText) return { profile, lists: null, isPlain: true }
  const parted = () => ({
    ...profileColumn([...whole, ...lists.flatMap(({ parts }) => parts)]),
    seen: profile.seen,
    filled: profile.filled,
    hasAny: profile.hasAny,
  })
  const known = names.find((name) => isAnswered(name, [...whole, ...lists.map(({ text }) => text)]))
  if (known) return { profile, lists: null, isPlain: true }
  const isSplit = names.some((name) => isAnswered(name, [...whole, ...lists.flatMap(({ parts }) => parts)]))
  const isPlain = isSplit || lists.every(({ parts }) => areCodes(parts) || parts.some((part) => whole.includes(part)))
  return isPlain ? { profile: parted(), lists: 'split', isPlain } : { profile, lists: 'whole', isPlain }
}

/** Nearly all of them are answers of a question: one may be misspelt. */
function isAnswered(known: KnownName, texts: readonly string[]): boolean {
  if (known.kind !== 'choice') return false
  const answers = answersOf(known)
  return texts.filter((text) => answers.has(text.toLowerCase())).length >= Math.max(2, texts.length * 0.7)
}
