import { foldName } from '@coverwright/rules/company/companies'
import type { Permission, SystemRole } from '@coverwright/rules/company/members'
import type { CompanyCtx } from '../../platform/operations'
import { findRoles, findSystemRole, insertMember, insertMemberRoles, insertRole, insertSystemRoles } from './store'

/** The roles that every company has from its first day: spec 6. */
export const giveSystemRoles = (ctx: CompanyCtx) => insertSystemRoles(ctx)

type OwnRole = { name: string; description: string; permissions: Permission[] }

/** Makes a person a member with one of the system roles, or with one that the company gets for it. */
export async function joinCompany(ctx: CompanyCtx, personId: string, held: SystemRole | OwnRole) {
  const role = typeof held === 'string' ? await findSystemRole(ctx, held) : await makeRole(ctx, held)
  if (!role) throw new Error(`this company has no role ${JSON.stringify(held)}`)
  await insertMember(ctx, personId, null)
  await insertMemberRoles(ctx, personId, [role])
  await ctx.record('members.joined', { memberId: personId, role: role.name })
}

async function makeRole(ctx: CompanyCtx, role: OwnRole) {
  const id = ctx.newId()
  await insertRole(ctx, { id, ...role, system: null, foldedName: foldName(role.name) })
  const [made] = await findRoles(ctx, [id])
  return made ?? null
}
