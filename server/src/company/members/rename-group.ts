import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listGroupRows, renameGroupRow } from './group-store'
import { type Group, presentGroup } from './present-group'

export async function renameGroup(
  ctx: MemberCtx,
  { groupId, name }: { groupId: string; name: string },
): Promise<Group> {
  if (!(await renameGroupRow(ctx, groupId, name))) throw new Refused('members.group.notFound')
  await ctx.record('members.groupRenamed', { groupId, name })
  await ctx.notify(membersTopic)
  const group = (await listGroupRows(ctx)).find((each) => each.id === groupId)
  return presentGroup(ctx, { id: groupId, name, memberCount: group?.memberCount ?? 0 })
}
