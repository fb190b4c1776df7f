import { addMonths, type Day, printDay } from '../../kernel'
import { Exact } from '../../money'
import { isMatchColumn, type TableColumn } from '../pricing'

type FedColumn = TableColumn & { readonly source?: string | undefined }

export type FindingAnswers = {
  /** By data name, as a buyer would have given them; the plan is among them where a column is asked with it. */
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Titles of columns whose value no single answer gives: whoever keeps the test has to say it. */
  readonly open: readonly string[]
}

const NAME = /^[a-z][a-zA-Z0-9_]{0,63}$/
const AGE = /^age\(\s*([a-z]\w*)\s*(?:,\s*(startDate|today)\s*)?\)$/
const SUM = /^([a-z]\w*)\s*([+\-*/])\s*(\d+(?:\.\d+)?)$/

/** The answers of the customer that shows a fault: what each column is fed from, worked out backwards. */
export function findingAnswers(
  customer: Readonly<Record<string, string>>,
  columns: readonly FedColumn[],
  days: { readonly today: Day; readonly startDate: Day },
): FindingAnswers {
  const answers: Record<string, string | boolean> = {}
  const open: string[] = []
  for (const column of columns) {
    const value = customer[column.id]
    if (!isMatchColumn(column) || value === undefined || value === 'any') continue
    const answer = column.source ? backwards(column.source, value, days) : null
    if (answer) answers[answer.name] = column.of === 'yesNo' ? value === 'true' : answer.value
    else open.push(column.title)
  }
  return { answers, open }
}

type Answer = { readonly name: string; readonly value: string }

function backwards(source: string, value: string, days: { today: Day; startDate: Day }): Answer | null {
  const text = source.trim()
  if (NAME.test(text)) return { name: text, value }
  const age = AGE.exec(text)
  if (age) return bornFor(age[1] as string, value, age[2] === 'startDate' ? days.startDate : days.today)
  const sum = SUM.exec(text)
  return sum && solved(sum[1] as string, sum[2] as string, Exact.from(sum[3] as string), Exact.parse(value))
}

/** Whose birthday it is on the day is of that age. */
function bornFor(name: string, age: string, on: Day): Answer | null {
  if (!/^\d{1,3}$/.test(age)) return null
  const born = addMonths(on, -12 * Number(age))
  return born === null ? null : { name, value: printDay(born) }
}

function solved(name: string, sign: string, by: Exact, value: Exact | null): Answer | null {
  if (!value || (by.sign === 0 && (sign === '*' || sign === '/'))) return null
  switch (sign) {
    case '+':
      return { name, value: value.minus(by).toString() }
    case '-':
      return { name, value: value.plus(by).toString() }
    case '/':
      return { name, value: value.times(by).toString() }
    default: {
      const quotient = value.dividedBy(by)
      return quotient.times(by).equals(value) ? { name, value: quotient.toString() } : null
    }
  }
}
