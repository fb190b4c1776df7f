import { type Account, accountOf } from './account'
import { commissionable, commissionLines } from './commission'
import { type LedgerLine, mergeLines } from './ledger-line'
import type { PartsOfPrice } from './refund-shares'

/**
 * What a paid price is in the books: whoever has the money, each part of the price with whose it is, and what is owed to
 * whoever sold it. It comes from the gateway, or from the buyer where it came in before and was owed to them.
 */
export function saleLines({ total, parts, commission }: PartsOfPrice, from: Account = 'gateway'): LedgerLine[] {
  const { currency } = total
  const toMinor = commissionable(amountsOf(parts))
  return mergeLines([
    { account: from, amountMinor: total.minor, currency },
    ...parts.map((part) => ({ account: accountOf(part), amountMinor: -part.amount.minor, currency })),
    ...commissionLines(commission, { fromMinor: 0, toMinor, currency }),
  ])
}

/** What ending a sale early is in the books: each part owes its share to the buyer, and so does the commission. */
export function cancelLines(sold: PartsOfPrice, back: Omit<PartsOfPrice, 'commission'>): LedgerLine[] {
  const { currency } = sold.total
  const fromMinor = commissionable(amountsOf(sold.parts))
  const toMinor = fromMinor - commissionable(amountsOf(back.parts))
  return mergeLines([
    { account: 'buyer', amountMinor: -back.total.minor, currency },
    ...back.parts.map((part) => ({ account: accountOf(part), amountMinor: part.amount.minor, currency })),
    ...commissionLines(sold.commission, { fromMinor, toMinor, currency }),
  ])
}

const amountsOf = (parts: PartsOfPrice['parts']) => parts.map((part) => ({ part, amountMinor: part.amount.minor }))
