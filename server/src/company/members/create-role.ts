import { membersTopic, type RoleView } from '@coverwright/contract/company/members'
import { foldName } from '@coverwright/rules/company/companies'
import { grantRefusal, MAX_ROLES, type Permission, roleNameRefusal } from '@coverwright/rules/company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { insertRole, listRoleRows } from './store'
import type { Draft } from './load-role'
import { getRole } from './get-role'

export async function createRole(ctx: MemberCtx, draft: Draft & { permissions: Permission[] }): Promise<RoleView> {
  refuseIf(roleNameRefusal(draft.name))
  refuseIf(grantRefusal(ctx.member.permissions, draft.permissions))
  if ((await listRoleRows(ctx)).length >= MAX_ROLES)
    throw new Refused('members.roleLimit', { values: { limit: MAX_ROLES } })
  const id = ctx.newId()
  const { name, description, permissions: given } = draft
  await insertRole(ctx, { id, system: null, name, foldedName: foldName(name), description, permissions: given })
  await ctx.record('members.roleCreated', { roleId: id, name, permissions: given })
  await ctx.notify(membersTopic)
  return getRole(ctx, { roleId: id })
}
