import { isMatchColumn, type RateTable } from './table'

/** Something that a person can be called by in several words: an option of a question, a plan. */
export type Called = { readonly id: string; readonly words: readonly string[] }

/** A question that chooses, by its data name. */
export type Chooser = { readonly name: string; readonly options: readonly Called[] }

type Shaped = Pick<RateTable, 'id' | 'name' | 'columns'>

/** Tables that are asked the same and give the same: one for each area, or for each kind of trip. */
export function shapeOf({ columns }: Pick<RateTable, 'columns'>): string {
  const matched = columns.filter(isMatchColumn).map(({ role, title, of }) => [role, plain(title), of])
  const given = columns.filter((column) => !isMatchColumn(column)).map(({ role, title }) => [role, plain(title)])
  return matched.length === 0 ? '' : JSON.stringify([matched, given])
}

/**
 * When each of such tables counts, by table: where a question chooses between what they are called. The same for tables
 * that give the amount to begin with, whatever they are asked: a single trip, or a whole year. Those for which no
 * question chooses are left out: that is for a person to say.
 */
export function conditionsOf(tables: readonly Shaped[], choosers: readonly Chooser[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Shaped[]>()
  for (const table of tables) {
    const shape = shapeOf(table)
    if (shape !== '') groups.set(shape, [...(groups.get(shape) ?? []), table])
  }
  const conditions = new Map<string, string>()
  for (const group of [...groups.values(), tables.filter(givesAmount)]) {
    if (group.length < 2 || group.some(({ id }) => conditions.has(id))) continue
    const called = group.map(({ name }) => name)
    const chooser = choosers.find(({ options }) => pairedWith(called, options) !== null)
    const paired = chooser && pairedWith(called, chooser.options)
    if (chooser && paired) group.forEach(({ id }, at) => conditions.set(id, isChosen(chooser.name, paired[at]!.id)))
  }
  return conditions
}

/** What begins a price or is added to it, rather than multiplied. */
export const givesAmount = ({ columns }: Pick<RateTable, 'columns'>): boolean =>
  columns.some(({ role }) => role === 'amount')

export const isChosen = (name: string, value: string): string => `${name} == ${JSON.stringify(value)}`

/** Each of these words with what it means, every one another; null where one means nothing. */
export function pairedWith(called: readonly string[], among: readonly Called[]): Called[] | null {
  const paired = called.map((words) => meantBy(words, among))
  return paired.every((each) => each !== null) && new Set(paired).size === called.length ? paired : null
}

/** By the same words, else by those that stand whole at the end or the beginning: 'Plan / Gold' is Gold. */
function meantBy(words: string, among: readonly Called[]): Called | null {
  const wanted = plain(words)
  const isCalled = (is: (word: string) => boolean) => (each: Called) =>
    [each.id, ...each.words].map(plain).some((word) => word !== '' && is(word))
  const found = among.find(isCalled((word) => word === wanted))
  if (found) return found
  const near = among.filter(isCalled((word) => wanted.endsWith(word) || wanted.startsWith(word)))
  return near.length === 1 ? near[0]! : null
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
