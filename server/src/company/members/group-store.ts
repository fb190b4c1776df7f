import { foldName } from '@coverwright/rules/company/companies'
import { and, eq, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { invitations, memberGroups, members } from './tables'

export async function listGroupRows(ctx: CompanyCtx) {
  return ctx.db
    .select({
      id: memberGroups.id,
      name: memberGroups.name,
      memberCount: sql<number>`(select count(*)::int from members m where m.company_id = ${ctx.company}
        and m.group_id = member_groups.id and m.state <> 'erased')`,
    })
    .from(memberGroups)
    .where(eq(memberGroups.companyId, ctx.company))
    .orderBy(memberGroups.foldedName)
}

export async function insertGroup(ctx: CompanyCtx, id: string, name: string) {
  const row = { companyId: ctx.company, id, name, foldedName: foldName(name), createdAt: ctx.now() }
  await ctx.db.insert(memberGroups).values(row)
}

/** Held until the caller is done, so that nobody is put into a group that is deleted at the same moment. */
export async function holdGroup(ctx: CompanyCtx, id: string): Promise<boolean> {
  const held = await ctx.db
    .select({ id: memberGroups.id })
    .from(memberGroups)
    .where(and(eq(memberGroups.companyId, ctx.company), eq(memberGroups.id, id)))
    .for('share')
  return held.length > 0
}

/** False when there is no such group. */
export async function renameGroupRow(ctx: CompanyCtx, id: string, name: string): Promise<boolean> {
  const written = await ctx.db
    .update(memberGroups)
    .set({ name, foldedName: foldName(name) })
    .where(and(eq(memberGroups.companyId, ctx.company), eq(memberGroups.id, id)))
    .returning({ id: memberGroups.id })
  return written.length > 0
}

export async function deleteGroupRow(ctx: CompanyCtx, id: string): Promise<boolean> {
  const isGroup = and(eq(memberGroups.companyId, ctx.company), eq(memberGroups.id, id))
  await ctx.db.select({ id: memberGroups.id }).from(memberGroups).where(isGroup).for('update')
  await ctx.db
    .update(members)
    .set({ groupId: null })
    .where(and(eq(members.companyId, ctx.company), eq(members.groupId, id)))
  await ctx.db
    .update(invitations)
    .set({ groupId: null })
    .where(and(eq(invitations.companyId, ctx.company), eq(invitations.groupId, id)))
  const gone = await ctx.db.delete(memberGroups).where(isGroup).returning({ id: memberGroups.id })
  return gone.length > 0
}
