import type { Money, MoneyPart } from '../../money'
import { type Account, accountOf } from './account'
import { type LedgerLine, mergeLines } from './ledger-line'

/**
 * What a paid price is in the books: whoever has the money, and each part of the price with whose it is. It comes from
 * the gateway, or from the buyer where it came in before and was owed to them.
 */
export function saleLines(
  { total, parts }: { readonly total: Money; readonly parts: readonly MoneyPart[] },
  from: Account = 'gateway',
): LedgerLine[] {
  const { currency } = total
  return mergeLines([
    { account: from, amountMinor: total.minor, currency },
    ...parts.map((part) => ({ account: accountOf(part), amountMinor: -part.amount.minor, currency })),
  ])
}
