import { membersTopic } from '@coverwright/contract/company/members'
import { MAX_GROUPS } from '@coverwright/rules/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { insertGroup, listGroupRows } from './group-store'
import { type Group, presentGroup } from './present-group'

export async function createGroup(ctx: MemberCtx, { name }: { name: string }): Promise<Group> {
  if ((await listGroupRows(ctx)).length >= MAX_GROUPS)
    throw new Refused('members.groupLimit', { values: { limit: MAX_GROUPS } })
  const id = ctx.newId()
  await insertGroup(ctx, id, name)
  await ctx.record('members.groupCreated', { groupId: id, name })
  await ctx.notify(membersTopic)
  return presentGroup(ctx, { id, name, memberCount: 0 })
}
