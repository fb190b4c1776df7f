import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { checkAuthority } from '../../rating/underwriting'
import { declineQuote } from '../../selling/quotes'
import { heldWithQuote } from './held-case'
import { writeEntry } from './write-entry'
import { writeToBuyer } from './write-to-buyer'

export async function declineCase(
  ctx: MemberCtx,
  { caseId, note, message }: TakesOf<typeof caseOperations.declineCase>,
) {
  const { row, quote } = await heldWithQuote(ctx, caseId, 'declined')
  // Whether somebody may decline hangs on no amount.
  const { refusal } = await checkAuthority(ctx, { decision: 'decline', sumInsured: null, premium: null, terms: [] })
  if (refusal) throw new Refused(refusal.code, { values: refusal.values })
  const declined = await declineQuote(ctx, quote)
  await writeEntry(ctx, row, { kind: 'declined', note, message })
  await ctx.record('cases.declined', { caseId: row.id, quoteId: row.quoteId })
  await writeToBuyer(ctx, declined, { letter: 'quoteDeclined', message })
  return {}
}
