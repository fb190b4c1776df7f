import { heldPermissions, type Permission } from '@coverwright/rules/company/members'
import { and, eq, sql } from 'drizzle-orm'
import { people } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import { memberRoles, members, roles } from './tables'

type Colleague = { id: string; name: string; email: string; permissions: readonly Permission[] }
type HeldRole = { system: string | null; permissions: string[] | null }

/** The active members by name, with what their roles let each of them do. */
export async function listColleagues(ctx: CompanyCtx): Promise<Colleague[]> {
  const name = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`
  const rows = await ctx.db
    .select({
      id: members.id,
      name,
      email: people.email,
      held: sql<
        HeldRole[]
      >`json_agg(json_build_object('system', ${roles.system}, 'permissions', ${roles.permissions}))`,
    })
    .from(members)
    .innerJoin(people, eq(people.id, members.id))
    .innerJoin(memberRoles, and(eq(memberRoles.companyId, members.companyId), eq(memberRoles.memberId, members.id)))
    .innerJoin(roles, and(eq(roles.companyId, memberRoles.companyId), eq(roles.id, memberRoles.roleId)))
    .where(and(eq(members.companyId, ctx.company), eq(members.state, 'active')))
    .groupBy(members.id, people.firstName, people.lastName, people.email)
    .orderBy(name, people.email)
  return rows.map(({ held, ...colleague }) => ({ ...colleague, permissions: heldPermissions(held) }))
}
