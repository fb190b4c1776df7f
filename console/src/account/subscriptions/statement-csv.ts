import type { StatementView } from '@coverwright/contract/account/subscriptions'
import { minorDigits } from '@coverwright/rules/money'
import { formatsOf } from '@coverwright/ui/formats'
import { neutralised } from '@coverwright/rules/rating/tables'

/** A statement in words: what its columns and its lines are called for the reader. */
export type StatementWords = {
  columns: readonly [date: string, description: string, paidIn: string, charged: string, balance: string]
  opening: string
  closing: string
  line: (line: StatementView['lines'][number]) => string
}

/** Excel reads a file as UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\ufeff'

/** The statement as a file for a spreadsheet: words cannot be taken for formulas, figures stay figures. */
export function statementCsv(statement: StatementView, words: StatementWords): string {
  const { currency, openingMinor, closingMinor, inMinor, outMinor, lines } = statement
  const amount = (minor: number) => plainAmount(minor, minorDigits(currency))
  const { dayOf } = formatsOf('en_us', statement.timeZone)
  const [date, description, ...figures] = words.columns.map(cell)
  const rows = [
    [date, description, ...figures.map((figure) => `${figure} (${currency})`)],
    [statement.from, cell(words.opening), '', '', amount(openingMinor)],
    ...lines.map((line) => [
      dayOf(line.at),
      cell(words.line(line)),
      amount(line.inMinor),
      amount(line.outMinor),
      amount(line.balanceMinor),
    ]),
    [statement.to, cell(words.closing), amount(inMinor), amount(outMinor), amount(closingMinor)],
  ]
  return BYTE_ORDER_MARK + rows.map((row) => row.join(',')).join('\r\n') + '\r\n'
}

function cell(text: string): string {
  const safe = neutralised(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** '-1234.50': the way every spreadsheet reads, whatever the reader's language. */
function plainAmount(minor: number, digits: number): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + whole : `${sign}${whole}.${figures.slice(-digits)}`
}
