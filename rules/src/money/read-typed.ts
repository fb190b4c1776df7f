import { minorDigits } from './currency'
import { Exact } from './exact'
import { exactToMoney, type Money } from './money'

/** What stands before the decimals of a number where somebody reads and types it. */
export type DecimalMark = '.' | ','

const MAX_TYPED = 40
/** Groups are groups only of three digits each, parted alike; nothing is left of them that could be decimals: not '0,500'. */
const GROUPED = /^[+-]?[1-9]\d{0,2}([, '’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/

/**
 * A figure as its reader writes it: '1,250.50', '1 250.50' and '１２', or '1.250,50' where the comma marks decimals.
 * Null for whatever could mean another figure ('1,5', '12,34'): a figure is never guessed.
 */
export function readTyped(text: string, mark: DecimalMark): Exact | null {
  const plain = text.normalize('NFKC').trim().replace(/^[−–]/, '-')
  const pointed = mark === '.' ? plain : plain.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.'))
  const bare = GROUPED.test(pointed) ? pointed.replace(/[, '’]/g, '') : pointed
  return bare.length > MAX_TYPED ? null : Exact.parse(bare)
}

/** An amount that can be charged. More decimals than the coin has are a slip: '1.200' was hardly meant as 1.20. */
export function readTypedMoney(text: string, currency: string, mark: DecimalMark): Money | null {
  const value = readTyped(text, mark)
  if (!value || value.sign < 0 || value.scale > minorDigits(currency)) return null
  return exactToMoney(value, currency)
}
