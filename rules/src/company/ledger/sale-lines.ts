import type { PriceRecord } from '../../selling/quotes'
import { accountOf } from './account'
import { type LedgerLine, mergeLines } from './ledger-line'

/**
 * What a paid price is in the books: the gateway has the money, and each part of the price says whose it is. Money that
 * came in before it could be used is owed to the buyer until then, and comes from that account.
 */
export function saleLines(
  { total, parts }: Pick<PriceRecord, 'total' | 'parts'>,
  paidFrom: 'gateway' | 'buyer' = 'gateway',
): LedgerLine[] {
  const { currency } = total
  return mergeLines([
    { account: paidFrom, amountMinor: total.minor, currency },
    ...parts.map((part) => ({ account: accountOf(part), amountMinor: -part.amount.minor, currency })),
  ])
}
