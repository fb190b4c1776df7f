import type { StatementView } from '@coverwright/contract/account/subscriptions'
import type { Tax } from '@coverwright/rules/account/subscriptions'
import { dateWriter, fillSentence, printDay } from '@coverwright/rules/kernel'
import { type Language, languageTags } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import type { Paper, Section } from '../../platform/drawing'
import type { BillRow } from '../billing'
import { statementWords } from './statement-words'

type Asked = {
  month: string
  statement: Pick<StatementView, 'from' | 'to' | 'currency' | 'timeZone' | 'openingMinor' | 'closingMinor' | 'lines'>
  bills: readonly BillRow[]
  company: string
  language: Language
  contact: string
  /** A day as the company writes days; of a moment, the day that it was there. */
  dayText: (isoDay: string) => string
}

/** The account of one month on paper: what moved it, and each invoice with its tax. Its sums are those of the screen. */
export function writeStatement(asked: Asked): Paper {
  const { month, statement, bills, company, language, contact } = asked
  const words = statementWords[language]
  const { dayText: day } = asked
  const period = `${day(statement.from)} – ${day(statement.to)}`
  return {
    ...{ language, title: words.title, number: month },
    issuer: { name: 'Coverwright', lines: [contact] },
    sections: [
      {
        ...{ title: words.title, kind: 'facts' },
        rows: [
          [words.of, company],
          [words.period, period],
          [words.currency, statement.currency],
        ],
      },
      movements(asked),
      ...(bills.length > 0 ? [invoices(asked)] : []),
    ],
    smallPrint: fillSentence(words.note, { timeZone: statement.timeZone }),
  }
}

const moneyIn =
  ({ language, statement: { currency } }: Asked) =>
  (minor: number) =>
    moneyText({ minor, currency }, languageTags[language], { currencyDisplay: 'code' })

function movements(asked: Asked): Section {
  const { statement, language, dayText } = asked
  const [words, money] = [statementWords[language], moneyIn(asked)]
  const { timeZone } = statement
  const dayOf = (at: string) => dayText(dateWriter('sv-SE', { timeZone }).format(new Date(at)))
  const rows: [string, string][] = [[words.opening, money(statement.openingMinor)]]
  for (const { at, kind, note, inMinor, outMinor } of statement.lines) {
    const moved = inMinor - outMinor
    rows.push([`${dayOf(at)}  ${fillSentence(words.line[kind], { note }).trim()}`, moved === 0 ? '' : money(moved)])
  }
  if (statement.lines.length === 0) rows.push([words.none, ''])
  rows.push([words.closing, money(statement.closingMinor)])
  return { title: words.movements, kind: 'facts', rows, hasTotal: true }
}

function invoices(asked: Asked): Section {
  const { bills, language, dayText: day } = asked
  const [words, money] = [statementWords[language], moneyIn(asked)]
  const sum = (of: (bill: BillRow) => number) => bills.reduce((all, bill) => all + of(bill), 0)
  const rows = bills.map(({ invoiceNumber, paidOn, price }): [string, string] => {
    const name = fillSentence(words.invoice, { number: invoiceNumber ?? '', day: day(printDay(paidOn ?? 0)) })
    return [name, money(price.netMinor + price.taxMinor)]
  })
  rows.push([words.net, money(sum(({ price }) => price.netMinor))])
  for (const [name, taxMinor] of taxesOf(bills, words)) rows.push([name, money(taxMinor)])
  const credit = sum(({ price }) => price.creditMinor)
  if (credit > 0) rows.push([words.credit, money(-credit)])
  rows.push([words.total, money(sum(({ price }) => price.totalMinor))])
  return { title: words.invoices, kind: 'facts', rows, hasTotal: true }
}

/** One sum for each tax and rate: a company that moved in the middle of a month has two. */
function taxesOf(bills: readonly BillRow[], words: { tax: string; noTax: string }): Map<string, number> {
  const name = ({ code, rate }: Tax) =>
    rate > 0 ? fillSentence(words.tax, { code, rate: String(rate / 100) }) : words.noTax
  const sums = new Map<string, number>()
  for (const { price } of bills) sums.set(name(price.tax), (sums.get(name(price.tax)) ?? 0) + price.taxMinor)
  return sums
}
