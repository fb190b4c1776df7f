import { foldName } from '@coverwright/rules/company/companies'
import { roleName, type Standing, standingOf, type SystemRole, systemRoles } from '@coverwright/rules/company/members'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
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

/** In the order of the system roles, then by name. */
export async function listRoleRows(ctx: CompanyCtx): Promise<RoleRow[]> {
  const rows = await ctx.db.select().from(roles).where(eq(roles.companyId, ctx.company)).orderBy(roles.foldedName)
  const rank = (row: RoleRow) => systemRoles.findIndex((role) => role === row.system) + 1 || 99
  return rows.sort((one, other) => rank(one) - rank(other))
}

export async function findRoles(ctx: CompanyCtx, ids: readonly string[]): Promise<RoleRow[]> {
  return ctx.db
    .select()
    .from(roles)
    .where(and(eq(roles.companyId, ctx.company), inArray(roles.id, [...ids])))
}

export async function insertRole(
  ctx: CompanyCtx,
  row: Omit<typeof roles.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
) {
  await ctx.db.insert(roles).values({ ...row, companyId: ctx.company, createdAt: ctx.now(), updatedAt: ctx.now() })
}

export async function updateRole(ctx: CompanyCtx, id: string, change: Partial<typeof roles.$inferInsert>) {
  await ctx.db
    .update(roles)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(roles.companyId, ctx.company), eq(roles.id, id)))
}

export async function deleteRoleRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(roles).where(and(eq(roles.companyId, ctx.company), eq(roles.id, id)))
}

/** How many members hold each role. */
export async function countHolders(ctx: CompanyCtx): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ roleId: memberRoles.roleId, count: sql<number>`count(*)::int` })
    .from(memberRoles)
    .where(eq(memberRoles.companyId, ctx.company))
    .groupBy(memberRoles.roleId)
  return new Map(rows.map((row) => [row.roleId, row.count]))
}

export async function listHolders(ctx: CompanyCtx, roleId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ memberId: memberRoles.memberId })
    .from(memberRoles)
    .where(and(eq(memberRoles.companyId, ctx.company), eq(memberRoles.roleId, roleId)))
  return rows.map((row) => row.memberId)
}

export async function insertMember(ctx: CompanyCtx, personId: string, groupId: string | null) {
  await ctx.db.insert(members).values({ companyId: ctx.company, id: personId, groupId, joinedAt: ctx.now() })
}

export async function updateMember(ctx: CompanyCtx, id: string, change: Partial<typeof members.$inferInsert>) {
  await ctx.db
    .update(members)
    .set(change)
    .where(and(eq(members.companyId, ctx.company), eq(members.id, id)))
}

export async function replaceMemberRoles(ctx: CompanyCtx, memberId: string, held: readonly RoleRow[]) {
  const mine = and(eq(memberRoles.companyId, ctx.company), eq(memberRoles.memberId, memberId))
  await ctx.db.delete(memberRoles).where(mine)
  await insertMemberRoles(ctx, memberId, held)
}

export async function insertMemberRoles(ctx: CompanyCtx, memberId: string, held: readonly RoleRow[]) {
  const rows = held.map((role) => ({
    companyId: ctx.company,
    memberId,
    roleId: role.id,
    isPrimary: role.system === 'primary',
  }))
  await ctx.db.insert(memberRoles).values(rows)
}

export async function isActiveMember(ctx: CompanyCtx, personId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ state: members.state })
    .from(members)
    .where(and(eq(members.companyId, ctx.company), eq(members.id, personId)))
  return row?.state === 'active'
}

export async function loadStanding(ctx: CompanyCtx, memberId: string): Promise<Standing> {
  const rows = await ctx.db
    .select({ system: roles.system })
    .from(memberRoles)
    .innerJoin(roles, and(eq(roles.companyId, memberRoles.companyId), eq(roles.id, memberRoles.roleId)))
    .where(and(eq(memberRoles.companyId, ctx.company), eq(memberRoles.memberId, memberId)))
  return standingOf(rows)
}
