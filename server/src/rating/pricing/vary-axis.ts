import type { CurveView } from '@coverwright/contract/rating/pricing'
import type { DataType } from '@coverwright/rules/design/datasets'
import { type Question } from '@coverwright/rules/design/forms'
import { addMonths, parseDay, printDay } from '@coverwright/rules/kernel'
import { minorDigits } from '@coverwright/rules/money'
import { questionsOf } from '@coverwright/rules/design/products'
import { rangeOf, type Span, tableHints } from '@coverwright/rules/rating/rating'
import type { OpenRating } from './open-rating'

/** Values of one input in order, the answer that each is, and what lies between two of them. */
export type Axis = {
  readonly kind: CurveView['axis']
  readonly values: readonly string[]
  readonly answerAt: (value: string) => unknown
  readonly between?: (low: string, high: string) => string | null
}

type Asked = { readonly name: string; readonly from?: string; readonly to?: string; readonly points: number }

/** How an input can be varied: numbers, amounts and days over a range, words one by one; null for all others. */
export function axisOf(open: OpenRating, asked: Asked): Axis | null {
  const type = open.parts.dataset.names.find(({ name }) => name === asked.name)?.type
  if (!type) return null
  if (type.kind === 'choice') return wordsAxis(type.options)
  if (type.kind === 'yesNo') return { kind: 'yesNo', values: ['no', 'yes'], answerAt: (value) => value === 'yes' }
  if (type.kind === 'number' || type.kind === 'money') return numberAxis(open, asked, type)
  return type.kind === 'date' ? dateAxis(open, asked) : null
}

const wordsAxis = (options: readonly string[]): Axis => ({
  kind: 'words',
  values: options.slice(0, 200),
  answerAt: (value) => value,
})

function numberAxis(open: OpenRating, asked: Asked, type: Extract<DataType, { kind: 'number' | 'money' }>): Axis {
  const places = type.kind === 'money' ? minorDigits(type.currency) : Math.min(type.places ?? 0, 6)
  const hint = tableHints(open.parts.recipe, open.parts.tables).get(asked.name)
  const known = hint?.of === 'value' ? rangeOf(hint, 100) : null
  const range = rangeAsked(asked, limitsOf(questionFor(open, asked.name)), known ?? { from: 0, to: 100 }, Number)
  const unit = 10 ** -places
  const print = (value: number) => (Math.round(value / unit) * unit).toFixed(places)
  return {
    kind: type.kind,
    values: spread(range, asked.points).map(print).filter(isNew),
    answerAt: (value) => value,
    between: (low, high) =>
      middle(Math.round(Number(low) / unit), Math.round(Number(high) / unit), (at) => print(at * unit)),
  }
}

/** A birthday is varied by age: that is what tables and people speak of. */
function dateAxis(open: OpenRating, asked: Asked): Axis {
  const hint = tableHints(open.parts.recipe, open.parts.tables).get(asked.name)
  const question = questionFor(open, asked.name)
  const ages = question?.kind === 'date' ? question.insuredAges : undefined
  if (ages || hint?.of === 'age') {
    const known = (hint && rangeOf(hint, 20)) ?? { from: 18, to: 80 }
    const range = rangeAsked(asked, ages ? { from: ages.min, to: ages.max } : null, known, Number)
    const values = spread({ from: Math.max(0, range.from), to: Math.min(130, range.to) }, asked.points)
    return {
      kind: 'age',
      values: values.map((age) => String(Math.round(age))).filter(isNew),
      answerAt: (age) => printDay(addMonths(open.today, -12 * Number(age)) ?? open.today),
    }
  }
  const known = (hint && rangeOf(hint, 365)) ?? { from: open.today, to: open.today + 365 }
  const range = rangeAsked(asked, null, known, (text) => parseDay(text) ?? Number.NaN)
  return {
    kind: 'date',
    values: spread(range, asked.points)
      .map((day) => printDay(Math.round(day)))
      .filter(isNew),
    answerAt: (value) => value,
    between: (low, high) => middle(parseDay(low) ?? 0, parseDay(high) ?? 0, printDay),
  }
}

const questionFor = ({ opened }: OpenRating, name: string): Question | undefined =>
  questionsOf(opened.body).find((question) => question.dataName === name)

function limitsOf(question: Question | undefined): Partial<Span> | null {
  if (question?.kind !== 'number' && question?.kind !== 'money') return null
  return {
    ...(question.min === undefined ? {} : { from: Number(question.min) }),
    ...(question.max === undefined ? {} : { to: Number(question.max) }),
  }
}

/** What was asked for, else what the question allows, else what the tables know. */
function rangeAsked(asked: Asked, limits: Partial<Span> | null, known: Span, read: (text: string) => number): Span {
  const [from, to] = [asked.from, asked.to].map((text) => (text === undefined ? Number.NaN : read(text)))
  const low = Number.isFinite(from) ? (from as number) : Math.max(limits?.from ?? -Infinity, known.from)
  const high = Number.isFinite(to) ? (to as number) : Math.min(limits?.to ?? Infinity, known.to)
  return { from: low, to: Math.max(low, high) }
}

function spread({ from, to }: Span, points: number): number[] {
  const count = Math.max(2, points)
  return Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1))
}

const isNew = (value: string, at: number, all: readonly string[]) => all[at - 1] !== value

function middle(low: number, high: number, print: (value: number) => string): string | null {
  const at = Math.floor((low + high) / 2)
  return at > low && at < high ? print(at) : null
}
