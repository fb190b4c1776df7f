import { minorDigits } from './currency'
import { type Money, moneyToExact } from './money'

type Style = { readonly currencyDisplay: 'code' | 'symbol'; readonly leavesOutZeros?: boolean }

/** An amount as readers of a language write it; `tag` is the language's BCP 47 tag. In a narrow place it may break after its currency. */
export function moneyText(amount: Money, tag: string, { currencyDisplay, leavesOutZeros }: Style): string {
  const digits = minorDigits(amount.currency)
  const isShort = leavesOutZeros && amount.minor % 10 ** digits === 0
  const written = writer(tag, amount.currency, currencyDisplay, isShort ? 0 : digits)
  return written.format(Number(moneyToExact(amount).toString())).replace('\u00a0', ' ')
}

/** There are a few languages and currencies, and making one costs a hundred times what using it does. */
const writers = new Map<string, Intl.NumberFormat>()

function writer(tag: string, currency: string, currencyDisplay: Style['currencyDisplay'], digits: number) {
  const key = `${tag} ${currency} ${currencyDisplay} ${digits}`
  const known = writers.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency, currencyDisplay },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  writers.set(key, made)
  return made
}
