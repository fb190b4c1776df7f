import { isBlank, type Language, type Texts } from '@coverwright/rules/languages'
import { type DecimalMark, minorDigits, moneyToExact, type Money, readTypedMoney } from '@coverwright/rules/money'
import type { Cover } from './plan-actions'
import { written } from './written'

export type CellValue = Pick<Cover, 'amount' | 'words'>

/** What a cell says in one language: an amount with its thousands grouped, words, or nothing where it is not covered. */
export function cellText(cell: CellValue | null, language: Language, tag: string): string {
  if (!cell) return ''
  return cell.amount ? amountText(cell.amount, tag) : (cell.words[language] ?? '')
}

export function amountText(amount: Money, tag: string): string {
  const digits = minorDigits(amount.currency)
  const isWhole = amount.minor % 10 ** digits === 0
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: isWhole ? 0 : digits })
  return format.format(Number(moneyToExact(amount).toString()))
}

type Before = { currency: string; mark: DecimalMark; language: Language; words: Texts }

/** What was typed: a figure is an amount in every language, anything else is words in this one, nothing is no cover. */
export function readCell(typed: string, { currency, mark, language, words }: Before): CellValue | null {
  const amount = readAmount(typed, currency, mark)
  if (amount) return { amount, words: {} }
  const said = written(words, language, typed)
  return isBlank(said) ? null : { amount: null, words: said }
}

/** Meant as an amount: a figure that none can be read from is a slip, not words for buyers. */
export const looksLikeAmount = (typed: string): boolean =>
  /^([A-Z]{3}\b)?[-+\s]*([A-Z]{0,2}\p{Sc})?\s*\d[\d.,\s]*(\p{Sc}|[A-Z]{3})?$/iu.test(typed.trim())

export const readAmount = (typed: string, currency: string, mark: DecimalMark): Money | null =>
  readTypedMoney(withoutCurrency(typed.trim(), currency), currency, mark)

/** Whoever pastes `HK$2,000,000` or `2,000,000 HKD` means the figure. */
function withoutCurrency(typed: string, currency: string): string {
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
    return (format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency).toUpperCase()
  })
  const upper = typed.toUpperCase()
  const sign = signs.find((each) => upper.startsWith(each) || upper.endsWith(each))
  if (!sign) return typed
  return upper.startsWith(sign) ? typed.slice(sign.length) : typed.slice(0, -sign.length)
}
