import { fillSentence, printDay } from '@coverwright/rules/kernel'
import { type Language, languageTags } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import type { Paper, Section } from '../../platform/drawing'
import { invoiceWords } from './invoice-words'
import type { BillRow } from './store'

export type BilledTo = { readonly name: string; readonly licence: string; readonly lines: readonly string[] }
export type InvoicePaper = 'invoice' | 'receipt'

type Asked = {
  paper: InvoicePaper
  bill: BillRow
  to: BilledTo
  language: Language
  contact: string
  /** A day as the company writes days. */
  dayText: (isoDay: string) => string
}

/** All that stands on an invoice or a receipt, in words. Its amounts are those of the bill, to the minor unit. */
export function writeInvoice({ paper, bill, to, language, contact, dayText }: Asked): Paper {
  const words = invoiceWords[language]
  const { price, periodFrom, periodTo, paidOn, paidBy } = bill
  const day = (on: number) => dayText(printDay(on))
  const facts: [string, string][] = [
    [words.issued, day(paidOn ?? 0)],
    ...(periodFrom !== null && periodTo !== null
      ? ([[words.period, `${day(periodFrom)} – ${day(periodTo)}`]] as [string, string][])
      : []),
    ...(paper === 'receipt' ? ([[words.paidBy, paidBy ?? words.account]] as [string, string][]) : []),
  ]
  return {
    language,
    title: words[paper],
    number: bill.invoiceNumber ?? '',
    issuer: { name: 'Coverwright', lines: [contact] },
    sections: [
      { title: words.billedTo, kind: 'lines', lines: [to.name, `${words.licence}: ${to.licence}`, ...to.lines] },
      { title: words[paper], kind: 'facts', rows: facts },
      amounts(paper, price, language),
    ],
    smallPrint: words.note,
  }
}

function amounts(paper: InvoicePaper, price: BillRow['price'], language: Language): Section {
  const words = invoiceWords[language]
  const money = (minor: number) =>
    moneyText({ minor, currency: price.currency }, languageTags[language], { currencyDisplay: 'code' })
  const { tax, netMinor, taxMinor, creditMinor, totalMinor } = price
  const rate = String(tax.rate / 100)
  const rows: [string, string][] = price.lines.map(({ kind, count, days, ofDays, amountMinor }) => {
    const name = fillSentence(words.line[kind], { count })
    const part = days < ofDays ? `${name}, ${fillSentence(words.days, { days, ofDays })}` : name
    return [part, money(amountMinor)]
  })
  rows.push([words.net, money(netMinor)])
  if (tax.rate > 0) rows.push([fillSentence(words.tax, { code: tax.code, rate }), money(taxMinor)])
  if (creditMinor > 0) rows.push([words.credit, money(-creditMinor)])
  rows.push([paper === 'receipt' ? words.paid : words.total, money(totalMinor)])
  return { title: words.lines, kind: 'facts', rows, hasTotal: true }
}
