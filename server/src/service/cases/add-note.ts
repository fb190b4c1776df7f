import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import type { MemberCtx } from '../../platform/operations'
import { heldCase } from './held-case'
import { writeEntry } from './write-entry'

export async function addNote(ctx: MemberCtx, { caseId, note }: TakesOf<typeof caseOperations.addNote>) {
  const row = await heldCase(ctx, caseId, 'note')
  await writeEntry(ctx, row, { kind: 'note', note })
  await ctx.record('cases.noted', { caseId: row.id, quoteId: row.quoteId })
  return {}
}
