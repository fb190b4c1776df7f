import type { Question } from '../../design/forms'
import type { Language, Texts } from '../../languages'
import { Exact } from '../../money'
import type { Band, Cell } from '../pricing'
import type { AskedKey } from './asked-keys'

/** All in sight up to here; then folded away; beyond that nobody reads a list. */
const MOST_IN_SIGHT = 6
const MOST_OPTIONS = 300

export type KeyWords = { readonly other: (language: Language) => string }
type Made = {
  readonly id: string
  readonly dataName: string
  readonly languages: readonly Language[]
  currency: string
}

/** The question that asks for what the tables are matched by: its kind, options and limits are those of their rows. */
export function questionForKey(key: AskedKey, made: Made, words: KeyWords): Question {
  const title: Texts = Object.fromEntries(made.languages.map((language) => [language, key.title]))
  const base = { id: made.id, dataName: made.dataName, title, isRequired: true as const }
  const cells = key.places.flatMap((place) => place.cells)
  switch (key.of) {
    case 'yesNo':
      return { ...base, kind: 'yesNo' }
    case 'date': {
      const { min, max } = rangeOf(cells)
      const limits = { ...(min && { earliest: { on: min } }), ...(max && { latest: { on: max } }) }
      return { ...base, kind: 'date', face: 'calendar', ...limits }
    }
    case 'number':
      return numberFor(key, cells, base, made.currency)
    case 'text':
      return choiceFor(key, base, made.languages, words)
  }
}

/** One of a list of which several may apply. */
export const yesNoFor = (title: string, { id, dataName, languages }: Omit<Made, 'currency'>): Question => ({
  ...{ id, dataName, title: Object.fromEntries(languages.map((language) => [language, title])), isRequired: true },
  kind: 'yesNo',
})

type Base = { id: string; dataName: string; title: Texts; isRequired: true }

function choiceFor(key: AskedKey, base: Base, languages: readonly Language[], words: KeyWords): Question {
  const values = new Set(key.places.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')))
  if (values.size > MOST_OPTIONS) return { ...base, kind: 'text', format: 'any', maxLength: 200 }
  const say = (text: (language: Language) => string): Texts =>
    Object.fromEntries(languages.map((language) => [language, text(language)]))
  const options = [...values].map((value) => ({ value, label: say(() => value) }))
  // A row for everybody else in every table: whoever is none of these can say so and has a price.
  const isOpen = key.places.every(({ cells }) => cells.includes(null))
  const other = { value: freeValue('other', values), label: say(words.other) }
  const all = isOpen || options.length < 2 ? [...options, other] : options
  return { ...base, kind: all.length > MOST_IN_SIGHT ? 'dropdown' : 'choice', options: all }
}

function freeValue(word: string, taken: ReadonlySet<string>): string {
  let value = word
  for (let next = 2; taken.has(value); next++) value = `${word}${next}`
  return value
}

const MONEY =
  /\b(value|sum insured|sum assured|insured sum|amount|price|salary|revenue|turnover)\b|保額|保额|金額|金额|價值|价值/i

function numberFor({ title }: AskedKey, cells: readonly Cell[], base: Base, currency: string): Question {
  const { min: least, max, places } = rangeOf(cells)
  const min = least ?? (isNothingBelow(cells) ? '0' : null)
  const limits = { ...(min !== null && { min }), ...(max !== null && { max }) }
  const isMoney = MONEY.test(title) || title.toUpperCase().includes(currency)
  if (isMoney) return { ...base, kind: 'money', currency, ...limits }
  return { ...base, kind: 'number', places, face: 'box', ...limits }
}

/** 'Up to 20 ft' has no lower edge, and yet no boat is shorter than nothing: only a row about less than nought is meant so. */
function isNothingBelow(cells: readonly Cell[]): boolean {
  const edges = cells.flatMap((cell) => (typeof cell === 'object' && cell !== null ? [cell.from, cell.to] : [cell]))
  const written = edges.filter((edge) => typeof edge === 'string')
  return written.length > 0 && written.every((edge) => !edge.startsWith('-'))
}

type Range = { min: string | null; max: string | null; places: number }

/** The least and the most that any row takes; null where one is open. Days compare as they are written. */
function rangeOf(cells: readonly Cell[]): Range {
  const [lows, highs]: [(string | null)[], (string | null)[]] = [[], []]
  for (const cell of cells) {
    if (cell === null || typeof cell === 'boolean') continue
    lows.push(typeof cell === 'string' ? cell : cell.from)
    highs.push(typeof cell === 'string' ? cell : cell.to)
  }
  const written = [...lows, ...highs].filter((edge) => edge !== null)
  const places = Math.max(0, ...written.map((edge) => edge.split('.')[1]?.length ?? 0))
  const all = cells.filter((cell): cell is Band => typeof cell === 'object' && cell !== null)
  const min = outermost(lows, -1)
  const max = outermost(highs, 1)
  return {
    min: min !== null && places === 0 && isOut(all, 'from', min) ? stepped(min, 1) : min,
    max: max !== null && places === 0 && isOut(all, 'to', max) ? stepped(max, -1) : max,
    places,
  }
}

function outermost(edges: readonly (string | null)[], side: -1 | 1): string | null {
  if (edges.length === 0 || edges.includes(null)) return null
  return (edges as string[]).reduce((best, edge) => (compareEdges(edge, best) * side > 0 ? edge : best))
}

function compareEdges(one: string, other: string): number {
  const [left, right] = [Exact.parse(one), Exact.parse(other)]
  return left && right ? left.compare(right) : one < other ? -1 : one > other ? 1 : 0
}

/** 'More than 25' of whole numbers begins at 26. */
const isOut = (bands: readonly Band[], side: 'from' | 'to', edge: string): boolean =>
  bands.filter((band) => band[side] === edge).every((band) => (side === 'from' ? band.isFromOut : band.isToOut)) &&
  bands.some((band) => band[side] === edge)

const stepped = (edge: string, by: number): string => Exact.parse(edge)?.plus(Exact.of(by, 0)).toString() ?? edge
