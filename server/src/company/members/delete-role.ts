import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteRoleRow, listHolders } from './store'
import { loadOwnRole } from './load-role'

export async function deleteRole(ctx: MemberCtx, { roleId }: { roleId: string }): Promise<{ done: true }> {
  const role = await loadOwnRole(ctx, roleId)
  const holders = await listHolders(ctx, roleId)
  if (holders.length > 0) throw new Refused('members.roleHeld', { values: { count: holders.length } })
  await deleteRoleRow(ctx, roleId)
  await ctx.record('members.roleDeleted', { roleId, name: role.name })
  await ctx.notify(membersTopic)
  return { done: true }
}
