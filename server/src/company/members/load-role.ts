import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findRoles, type RoleRow } from './store'

export type Draft = { name: string; description: string }

export async function loadRole(ctx: MemberCtx, roleId: string): Promise<RoleRow> {
  const [role] = await findRoles(ctx, [roleId])
  if (!role) throw new Refused('members.role.notFound')
  return role
}

/** The guard of the console looks for the system roles by name, so those keep theirs. */
export async function loadOwnRole(ctx: MemberCtx, roleId: string): Promise<RoleRow> {
  const role = await loadRole(ctx, roleId)
  if (role.system !== null) throw new Refused('members.roleFixed')
  return role
}
