import { unbalancedCurrencies } from '@coverwright/rules/company/ledger'
import { inOnePacket } from '../../platform/database'
import type { LedgerCtx, NewJournal } from './journal'
import { addToDays, insertJournals, insertLines } from './post-store'

/**
 * Books any number of journals in three statements. Their sums by day are kept in the same transaction, in one order for
 * everybody; so that nobody waits for each other, a transaction posts once, with all it has.
 */
export async function postJournals(ctx: LedgerCtx, journals: readonly NewJournal[]): Promise<void> {
  if (journals.length === 0) return
  for (const { id, what, lines } of journals) {
    const wrong = unbalancedCurrencies(lines)
    if (wrong.length > 0) throw new Error(`The journal ${id} (${what}) does not sum to zero in ${wrong.join(', ')}`)
  }
  await inOnePacket([insertJournals(ctx, journals), insertLines(ctx, journals), addToDays(ctx, journals)])
}
