import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteGroupRow } from './group-store'

export async function deleteGroup(ctx: MemberCtx, { groupId }: { groupId: string }): Promise<{ done: true }> {
  if (!(await deleteGroupRow(ctx, groupId))) throw new Refused('members.group.notFound')
  await ctx.record('members.groupDeleted', { groupId })
  await ctx.notify(membersTopic)
  return { done: true }
}
