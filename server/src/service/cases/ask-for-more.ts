import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import type { MemberCtx } from '../../platform/operations'
import { reopenQuote } from '../../selling/quotes'
import { heldWithQuote } from './held-case'
import { writeEntry } from './write-entry'
import { writeToBuyer } from './write-to-buyer'

/** Asking binds nobody to anything, so it takes no authority. */
export async function askForMore(ctx: MemberCtx, { caseId, message, note }: TakesOf<typeof caseOperations.askForMore>) {
  const { row, quote } = await heldWithQuote(ctx, caseId, 'asked')
  const reopened = await reopenQuote(ctx, quote, message)
  await writeEntry(ctx, row, { kind: 'asked', message, note })
  await ctx.record('cases.asked', { caseId: row.id, quoteId: row.quoteId })
  await writeToBuyer(ctx, reopened, { letter: 'quoteQuestion', message })
  return {}
}
