import { meTopic } from '@coverwright/contract/company/identity'
import type { RoleView } from '@coverwright/contract/company/members'
import { foldName } from '@coverwright/rules/company/companies'
import { roleNameRefusal } from '@coverwright/rules/company/members'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listHolders, updateRole } from './store'
import { type Draft, loadOwnRole } from './load-role'
import { getRole } from './get-role'

export async function renameRole(ctx: MemberCtx, input: Draft & { roleId: string }): Promise<RoleView> {
  const role = await loadOwnRole(ctx, input.roleId)
  const { name, description } = input
  refuseIf(roleNameRefusal(name))
  await updateRole(ctx, role.id, { name, foldedName: foldName(name), description })
  await ctx.record('members.roleRenamed', { roleId: role.id, from: role.name, to: name })
  for (const memberId of await listHolders(ctx, role.id)) await ctx.notify(meTopic, { memberId })
  return getRole(ctx, { roleId: role.id })
}
