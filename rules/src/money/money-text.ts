import { minorDigits } from './currency'
import { type Money, moneyToExact } from './money'

type Style = { readonly currencyDisplay: 'code' | 'symbol'; readonly leavesOutZeros?: boolean }

/** An amount as readers of a language write it; `tag` is the language's BCP 47 tag. In a narrow place it may break after its currency. */
export function moneyText(amount: Money, tag: string, { currencyDisplay, leavesOutZeros }: Style): string {
  const digits = minorDigits(amount.currency)
  const isShort = leavesOutZeros && amount.minor % 10 ** digits === 0
  const written = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay,
    minimumFractionDigits: isShort ? 0 : digits,
    maximumFractionDigits: isShort ? 0 : digits,
  }).format(Number(moneyToExact(amount).toString()))
  return written.replace('\u00a0', ' ')
}
