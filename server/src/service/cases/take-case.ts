import type { MemberCtx } from '../../platform/operations'
import { heldCase } from './held-case'
import { writeEntry } from './write-entry'

/** Also from a colleague: whoever is ill does not hold a case up. */
export async function takeCase(ctx: MemberCtx, { caseId }: { caseId: string }) {
  const row = await heldCase(ctx, caseId, 'taken')
  if (row.takenBy === ctx.member.id) return {}
  await writeEntry(ctx, row, { kind: 'taken', takenBy: ctx.member.id })
  await ctx.record('cases.taken', { caseId: row.id, quoteId: row.quoteId })
  return {}
}
