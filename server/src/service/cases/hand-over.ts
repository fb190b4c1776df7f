import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { decidersOf } from './deciders-of'
import { heldCase } from './held-case'
import { writeEntry } from './write-entry'

export async function handOver(ctx: MemberCtx, { caseId, memberId, note }: TakesOf<typeof caseOperations.handOver>) {
  const row = await heldCase(ctx, caseId, 'handedOver')
  const deciders = await decidersOf(ctx)
  if (!deciders.some(({ id }) => id === memberId)) throw new Refused('cases.mayNotDecide', { field: 'memberId' })
  await writeEntry(ctx, row, { kind: 'handedOver', takenBy: memberId, note })
  await ctx.record('cases.handedOver', { caseId: row.id, quoteId: row.quoteId, memberId })
  return {}
}
