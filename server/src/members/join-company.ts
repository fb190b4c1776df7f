import type { SystemRole } from '@coverwright/rules/members'
import type { CompanyCtx } from '../platform/operations'
import { findSystemRole, insertMember, insertMemberRoles, insertSystemRoles } from './store'

/** The roles that every company has from its first day: spec 6. */
export const giveSystemRoles = (ctx: CompanyCtx) => insertSystemRoles(ctx)

/** Makes a person a member with one of the system roles. */
export async function joinCompany(ctx: CompanyCtx, personId: string, system: SystemRole) {
  const role = await findSystemRole(ctx, system)
  if (!role) throw new Error(`this company has no role ${system}`)
  await insertMember(ctx, personId, null)
  await insertMemberRoles(ctx, personId, [role])
  await ctx.record('members.joined', { memberId: personId, role: role.name })
}
