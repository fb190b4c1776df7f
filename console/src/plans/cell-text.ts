import { Exact, exactToMoney, minorDigits, moneyToExact, type Money } from '@coverwright/rules/money'
import type { Cover } from './plan-actions'

export type CellValue = Pick<Cover, 'amount' | 'words'>

/** What a cell says: an amount with its thousands grouped, words, or nothing where the plan does not cover it. */
export function cellText(cell: CellValue | null, tag: string): string {
  if (!cell) return ''
  return cell.amount ? amountText(cell.amount, tag) : cell.words
}

export function amountText(amount: Money, tag: string): string {
  const digits = minorDigits(amount.currency)
  const isWhole = amount.minor % 10 ** digits === 0
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: isWhole ? 0 : digits })
  return format.format(Number(moneyToExact(amount).toString()))
}

/** What was typed: a figure is an amount, anything else is words, nothing is no cover. */
export function readCell(typed: string, currency: string): CellValue | null {
  const text = typed.trim()
  if (text === '') return null
  const amount = readAmount(text, currency)
  return amount ? { amount, words: '' } : { amount: null, words: text }
}

export function readAmount(typed: string, currency: string): Money | null {
  const plain = typed.trim().replace(/[,\s]/g, '')
  const exact = /^\d+(\.\d+)?$/.test(plain) ? Exact.parse(plain) : null
  return exact && exactToMoney(exact, currency)
}
