import { minorDigits } from './currency'
import { type AmountWriter, amountWriter } from './amount-writer'
import type { Money } from './money'

type Style = { readonly currencyDisplay: 'code' | 'symbol'; readonly leavesOutZeros?: boolean }

/** An amount as readers of a language write it; `tag` is the language's BCP 47 tag. In a narrow place it may break after its currency. */
export function moneyText(amount: Money, tag: string, { currencyDisplay, leavesOutZeros }: Style): string {
  const digits = minorDigits(amount.currency)
  const isShort = leavesOutZeros && amount.minor % 10 ** digits === 0
  return writer(tag, amount.currency, currencyDisplay, isShort ? 0 : digits)(amount.minor, digits)
}

/** There are a few languages and currencies, and making one costs a hundred times what using it does. */
const writers = new Map<string, AmountWriter>()

function writer(tag: string, currency: string, currencyDisplay: Style['currencyDisplay'], shown: number): AmountWriter {
  const key = `${tag} ${currency} ${currencyDisplay} ${shown}`
  const known = writers.get(key)
  if (known) return known
  const made = amountWriter(
    new Intl.NumberFormat(tag, {
      ...{ style: 'currency', currency, currencyDisplay },
      ...{ minimumFractionDigits: shown, maximumFractionDigits: shown },
    }),
    shown,
  )
  writers.set(key, made)
  return made
}
