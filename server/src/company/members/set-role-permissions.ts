import { meTopic } from '@coverwright/contract/company/identity'
import type { RoleView } from '@coverwright/contract/company/members'
import { grantRefusal, type Permission, permissionsOf, roleEditRefusal } from '@coverwright/rules/company/members'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listHolders, updateRole } from './store'
import { loadRole } from './load-role'
import { getRole } from './get-role'

/** Only what is added must be the giver's own: taking away needs nothing. */
export async function setRolePermissions(
  ctx: MemberCtx,
  input: { roleId: string; permissions: Permission[] },
): Promise<RoleView> {
  const role = await loadRole(ctx, input.roleId)
  refuseIf(roleEditRefusal(role))
  const before = permissionsOf(role)
  refuseIf(
    grantRefusal(
      ctx.member.permissions,
      input.permissions.filter((permission) => !before.includes(permission)),
    ),
  )
  await updateRole(ctx, role.id, { permissions: input.permissions })
  await ctx.record('members.rolePermissionsChanged', { roleId: role.id, from: before, to: input.permissions })
  for (const memberId of await listHolders(ctx, role.id)) await ctx.notify(meTopic, { memberId })
  return getRole(ctx, { roleId: role.id })
}
