import { extraNamesOf } from '../../design/datasets'
import type { Answers, Question } from '../../design/forms'
import { Exact, minorDigits } from '../../money'
import { type Body, questionsOf } from '../../design/products'
import { csvText } from '../../kernel'
import type { Expected, TestCustomer } from './product-test'

/** Columns that every sheet of tests has; answers stand between the first and the last of them, by data name. */
export const sheetColumns = ['test', 'plan', 'addOns', 'startDate', 'today', 'discounts', 'decision', 'yearly'] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Stands for: no price may be given. */
export const NO_PRICE_MARK = '-'
/** Stands for: a price must be given, whichever. */
export const SOME_PRICE_MARK = 'some'
/** Between several answers in one cell. */
export const BETWEEN = ';'

type Kept = { readonly title: string; readonly customer: TestCustomer; readonly expected: Expected }

/** Tests as a spreadsheet shows them: a line for each, a column for each answer; read back, they are the same tests. */
export function printTestSheet(tests: readonly Kept[], body: Body): string {
  const flat = tests.map(({ customer }) => flatAnswers(customer.answers))
  const names = answerColumns(flat, body)
  const head = [...sheetColumns.slice(0, -2), ...names, ...sheetColumns.slice(-2)]
  const lines = tests.map(({ title, customer, expected }, at) => [
    title,
    customer.plan,
    customer.addOns.join(BETWEEN),
    customer.startDate,
    customer.today,
    customer.discounts.length > 0 ? JSON.stringify(customer.discounts) : '',
    ...names.map((name) => flat[at]?.get(name) ?? ''),
    expected.decision,
    priceText(expected.yearly, body.currency),
  ])
  return csvText([head, ...lines])
}

/** A price as it is written down: '3464.96', without its currency. */
export const priceText = (minor: Expected['yearly'], currency: string): string =>
  minor === null
    ? NO_PRICE_MARK
    : minor === 'some'
      ? SOME_PRICE_MARK
      : Exact.of(minor, minorDigits(currency)).toString()

/** `drivers.2.birth` is the birth of the second driver, `home.city` a part of an address. */
function flatAnswers(answers: Answers): Map<string, string> {
  const flat = new Map<string, string>()
  const put = (path: string, value: unknown): void => {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return
    if (Array.isArray(value) && value.some((each) => typeof each === 'object'))
      value.forEach((row, at) => put(`${path}.${at + 1}`, row))
    else if (Array.isArray(value)) flat.set(path, value.join(BETWEEN))
    else if (typeof value === 'object') for (const [key, part] of Object.entries(value)) put(`${path}.${key}`, part)
    else flat.set(path, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  }
  for (const [name, value] of Object.entries(answers)) put(name, value)
  return flat
}

/** In the order in which they are asked. A sheet without tests still shows what can be answered. */
function answerColumns(flat: readonly ReadonlyMap<string, string>[], body: Body): string[] {
  const used = new Set(flat.flatMap((answers) => [...answers.keys()]))
  if (flat.length === 0) for (const path of askedPaths(body)) used.add(path)
  const asked = [...questionsOf(body).map(({ dataName }) => dataName), ...extraNamesOf(body.dataset).map((e) => e.name)]
  const place = (path: string) => {
    const at = asked.indexOf(path.split('.')[0] ?? '')
    return at < 0 ? asked.length : at
  }
  return [...used].sort((a, b) => place(a) - place(b) || a.localeCompare(b, 'en', { numeric: true }))
}

const NOT_IN_A_CELL: readonly Question['kind'][] = [
  'file',
  'vehiclePhoto',
  'vehicleVideo',
  'signature',
  'information',
  'plan',
  'addOns',
]

function askedPaths(body: Body): string[] {
  const paths = (question: Question, before: string): string[] => {
    const path = `${before}${question.dataName}`
    if (NOT_IN_A_CELL.includes(question.kind)) return []
    if (question.kind === 'group') return question.questions.flatMap((inner) => paths(inner, `${path}.1.`))
    return 'parts' in question ? question.parts.map((part) => `${path}.${part}`) : [path]
  }
  return questionsOf(body).flatMap((question) => paths(question, ''))
}
