import { accountOf } from './account'
import { commissionable, commissionLines } from './commission'
import { type LedgerLine, mergeLines } from './ledger-line'
import { type PartsOfPrice, refundShares } from './refund-shares'

/**
 * What giving back a sum is in the books. With `beforeMinor`, what was given back earlier, a price that is given back in
 * steps leaves every account at zero in the end.
 */
export function refundLines(price: PartsOfPrice, givenBackMinor: number, beforeMinor = 0): LedgerLine[] {
  const { currency } = price.total
  const [before, after] = [refundShares(price, beforeMinor), refundShares(price, beforeMinor + givenBackMinor)]
  const sold = commissionable(price.parts.map((part) => ({ part, amountMinor: part.amount.minor })))
  return mergeLines([
    ...after.map(({ part, amountMinor }, place) => ({
      account: accountOf(part),
      amountMinor: amountMinor - (before[place]?.amountMinor ?? 0),
      currency,
    })),
    { account: 'gateway', amountMinor: -givenBackMinor, currency },
    ...commissionLines(price.commission, {
      fromMinor: sold - commissionable(before),
      toMinor: sold - commissionable(after),
      currency,
    }),
  ])
}
