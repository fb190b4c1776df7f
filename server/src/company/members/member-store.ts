import { memberOperations } from '@coverwright/contract/company/members'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'

export type ListedMember = {
  id: string
  kind: 'member' | 'invitation'
  email: string
  first_name: string
  last_name: string
  title: string
  language: string
  state: string
  since: string
  expires_at: string | null
  group_id: string | null
  group_name: string | null
  roles: { id: string; name: string; system: string | null }[]
}

/** Members and open invitations as one list, since that is how people think of their team. */
const LISTED = sql`
  select m.company_id, m.id, 'member' as kind, p.email, p.email_key, p.first_name, p.last_name, p.title, p.language, m.state,
    m.joined_at as since, null::timestamptz as expires_at, m.group_id,
    array(select mr.role_id from member_roles mr where mr.company_id = m.company_id and mr.member_id = m.id) as role_ids
  from members m join people p on p.id = m.id
  where m.company_id = current_setting('app.company_id')::uuid and m.state <> 'erased'
  union all
  select i.company_id, i.id, 'invitation', i.email, i.email_key, i.first_name, i.last_name, i.title, 'en_us', 'invited',
    i.sent_at, i.expires_at, i.group_id, i.role_ids
  from invitations i
  where i.company_id = current_setting('app.company_id')::uuid and i.state = 'pending'`

/** The columns of `l`, one of that list. */
const listed = {
  companyId: sql`l.company_id`,
  id: sql<string>`l.id`,
  kind: sql<ListedMember['kind']>`l.kind`,
  email: sql<string>`l.email`,
  emailKey: sql<string>`l.email_key`,
  name: sql<string>`concat_ws(' ', l.first_name, l.last_name)`,
  state: sql<string>`l.state`,
  since: sql<string>`l.since`,
  groupId: sql<string | null>`l.group_id`,
}

function listedRows(ctx: CompanyCtx) {
  const { id, kind, email, state, since } = listed
  return ctx.db
    .select({
      ...{ id, kind, email, state, since },
      first_name: sql<string>`l.first_name`,
      last_name: sql<string>`l.last_name`,
      title: sql<string>`l.title`,
      language: sql<string>`l.language`,
      expires_at: sql<string | null>`l.expires_at`,
      group_id: listed.groupId,
      group_name: sql<string | null>`g.name`,
      roles: sql<ListedMember['roles']>`coalesce((
        select json_agg(json_build_object('id', r.id, 'name', r.name, 'system', r.system) order by r.name)
        from roles r where r.company_id = ${ctx.company} and r.id = any(l.role_ids)), '[]')`,
    })
    .from(sql`(${LISTED}) l left join member_groups g on g.company_id = ${ctx.company} and g.id = l.group_id`)
    .$dynamic()
}

export const listMemberRows = (ctx: CompanyCtx, wanted: TakesOf<typeof memberOperations.listMembers>) =>
  pageRows(ctx, memberOperations.listMembers, wanted, {
    from: listedRows(ctx),
    company: listed.companyId,
    id: listed.id,
    searches: { name: listed.name, email: listed.email },
    filters: {
      state: listed.state,
      role: ([role]) => sql`${role}::uuid = any(l.role_ids)`,
      group: listed.groupId,
    },
    sorts: {
      team: [sql`${listed.kind} = 'invitation'`, listed.since],
      name: sql`lower(${listed.name})`,
      email: listed.emailKey,
      state: listed.state,
      since: listed.since,
    },
  })

export const findListedById = (ctx: CompanyCtx, id: string) => findListed(ctx, eq(listed.id, id))
export const findListedByEmail = (ctx: CompanyCtx, emailKey: string) =>
  findListed(ctx, and(eq(listed.emailKey, emailKey), eq(listed.kind, 'member')))

async function findListed(ctx: CompanyCtx, which: SQL | undefined): Promise<ListedMember | null> {
  const [row] = await listedRows(ctx).where(and(eq(listed.companyId, ctx.company), which))
  return row ?? null
}

/** Seats taken: active members and open invitations; an invitation that ran out holds no seat. */
export async function countSeats(ctx: CompanyCtx): Promise<{ admins: number; secondary: number }> {
  const found = await ctx.db.execute<{ admins: number; secondary: number }>(sql`
    select count(*) filter (where is_admin)::int as admins,
      count(*) filter (where not is_admin and not is_primary)::int as secondary
    from (select
        exists (select from roles r where r.company_id = ${ctx.company} and r.id = any(l.role_ids) and r.system = 'admin') as is_admin,
        exists (select from roles r where r.company_id = ${ctx.company} and r.id = any(l.role_ids) and r.system = 'primary') as is_primary
      from (${LISTED}) l
      where l.state = 'active' or (l.state = 'invited' and l.expires_at > ${ctx.now()})) seats`)
  return found.rows[0] ?? { admins: 0, secondary: 0 }
}
