import { foldName } from '@coverwright/rules/companies'
import { roleName, type SystemRole, systemRoles } from '@coverwright/rules/members'
import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../platform/operations'
import { memberRoles, members, roles } from './tables'

export type RoleRow = typeof roles.$inferSelect

export async function insertSystemRoles(ctx: CompanyCtx) {
  const now = ctx.now()
  await ctx.db.insert(roles).values(
    systemRoles.map((system) => ({
      companyId: ctx.company,
      id: ctx.newId(),
      system,
      name: roleName[system],
      foldedName: foldName(roleName[system]),
      createdAt: now,
      updatedAt: now,
    })),
  )
}

export async function findSystemRole(ctx: CompanyCtx, system: SystemRole): Promise<RoleRow | null> {
  const [row] = await ctx.db
    .select()
    .from(roles)
    .where(and(eq(roles.companyId, ctx.company), eq(roles.system, system)))
  return row ?? null
}

export async function insertMember(ctx: CompanyCtx, personId: string, groupId: string | null) {
  await ctx.db.insert(members).values({ companyId: ctx.company, id: personId, groupId, joinedAt: ctx.now() })
}

export async function insertMemberRoles(ctx: CompanyCtx, memberId: string, held: readonly RoleRow[]) {
  await ctx.db.insert(memberRoles).values(
    held.map((role) => ({
      companyId: ctx.company,
      memberId,
      roleId: role.id,
      isPrimary: role.system === 'primary',
    })),
  )
}

export async function isActiveMember(ctx: CompanyCtx, personId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ state: members.state })
    .from(members)
    .where(and(eq(members.companyId, ctx.company), eq(members.id, personId)))
  return row?.state === 'active'
}
