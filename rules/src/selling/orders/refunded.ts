import { type LedgerLine, type PartsOfPrice, refundLines } from '../../company/ledger'
import { returnedLines } from './order'

type Entered = Pick<LedgerLine, 'account' | 'amountMinor'> & { readonly what: string }

/** What a journal of money is called that went back without anybody here having asked for it. */
export const GIVEN_BACK = 'policy.givenBack'

/**
 * A refund in the books. Where it was owed to the buyer, it is owed no more. Where nobody owed it, as when somebody gave
 * it back at the gateway itself, each account of the price gives its share; cover goes on until somebody cancels it.
 */
export function refundEntry(price: PartsOfPrice, refundedMinor: number, entered: readonly Entered[]) {
  const { currency } = price.total
  // What a policy was bought with is not owed any more.
  const owed = -sumOf(entered.filter(({ account, what }) => account === 'buyer' && what !== 'policy.issued'))
  if (owed >= refundedMinor)
    return { what: 'payment.refunded', lines: returnedLines({ minor: refundedMinor, currency }) }
  const before = -sumOf(entered.filter(({ account, what }) => account === 'gateway' && what === GIVEN_BACK))
  return { what: GIVEN_BACK, lines: refundLines(price, refundedMinor, before) }
}

const sumOf = (lines: readonly Entered[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
