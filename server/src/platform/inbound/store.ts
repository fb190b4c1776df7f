import { and, eq, lt } from 'drizzle-orm'
import type { CompanyCtx } from '../operations'
import { inboundMessages } from './tables'

/**
 * Takes the message for this transaction; false when it was taken before. A second delivery waits here, on the unique
 * index, until the first has committed its effect or gone.
 */
export async function takeMessage(ctx: CompanyCtx, source: string, messageId: string): Promise<boolean> {
  const row = { companyId: ctx.company, source, messageId, receivedAt: ctx.now() }
  const taken = await ctx.db
    .insert(inboundMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ messageId: inboundMessages.messageId })
  return taken.length === 1
}

export async function deleteMessagesBefore(ctx: CompanyCtx, before: Date) {
  await ctx.db
    .delete(inboundMessages)
    .where(and(eq(inboundMessages.companyId, ctx.company), lt(inboundMessages.receivedAt, before)))
}
