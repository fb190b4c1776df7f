import { type GroupView, memberOperations, membersTopic } from '@coverwright/contract/company/members'
import { MAX_GROUPS } from '@coverwright/rules/company/members'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { deleteGroupRow, insertGroup, listGroupRows, renameGroupRow } from './group-store'

type Group = z.infer<typeof GroupView>

export const listGroups = async (ctx: MemberCtx) => ({
  groups: (await listGroupRows(ctx)).map((row) => present(ctx, row)),
  may: mayDo(ctx.member, { create: memberOperations.createGroup }),
})

const present = ({ member }: MemberCtx, { id, name, memberCount }: Omit<Group, 'may'>): Group => ({
  id,
  name,
  memberCount,
  may: mayDo(member, { rename: memberOperations.renameGroup, delete: memberOperations.deleteGroup }),
})

export async function createGroup(ctx: MemberCtx, { name }: { name: string }): Promise<Group> {
  if ((await listGroupRows(ctx)).length >= MAX_GROUPS)
    throw new Refused('members.groupLimit', { values: { limit: MAX_GROUPS } })
  const id = ctx.newId()
  await insertGroup(ctx, id, name)
  await ctx.record('members.groupCreated', { groupId: id, name })
  await ctx.notify(membersTopic)
  return present(ctx, { id, name, memberCount: 0 })
}

export async function renameGroup(
  ctx: MemberCtx,
  { groupId, name }: { groupId: string; name: string },
): Promise<Group> {
  if (!(await renameGroupRow(ctx, groupId, name))) throw new Refused('members.group.notFound')
  await ctx.record('members.groupRenamed', { groupId, name })
  await ctx.notify(membersTopic)
  const group = (await listGroupRows(ctx)).find((each) => each.id === groupId)
  return present(ctx, { id: groupId, name, memberCount: group?.memberCount ?? 0 })
}

export async function deleteGroup(ctx: MemberCtx, { groupId }: { groupId: string }): Promise<{ done: true }> {
  if (!(await deleteGroupRow(ctx, groupId))) throw new Refused('members.group.notFound')
  await ctx.record('members.groupDeleted', { groupId })
  await ctx.notify(membersTopic)
  return { done: true }
}
