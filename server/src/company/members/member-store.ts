import { type SQL, sql } from 'drizzle-orm'
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

type Wanted = {
  search?: string
  state?: string
  roleId?: string
  groupId?: string
  id?: string
  emailKey?: string
  /** A column of the list, with `-` before it for descending. */
  sort?: string
  limit?: number
  offset?: number
}

/** Members and open invitations as one list, since that is how people think of their team. */
const LISTED = sql`
  select m.id, 'member' as kind, p.email, p.email_key, p.first_name, p.last_name, p.title, p.language, m.state,
    m.joined_at as since, null::timestamptz as expires_at, m.group_id,
    array(select mr.role_id from member_roles mr where mr.company_id = m.company_id and mr.member_id = m.id) as role_ids
  from members m join people p on p.id = m.id
  where m.company_id = current_setting('app.company_id')::uuid and m.state <> 'erased'
  union all
  select i.id, 'invitation', i.email, i.email_key, i.first_name, i.last_name, i.title, 'en_us', 'invited',
    i.sent_at, i.expires_at, i.group_id, i.role_ids
  from invitations i
  where i.company_id = current_setting('app.company_id')::uuid and i.state = 'pending'`

export async function listMemberRows(
  ctx: CompanyCtx,
  wanted: Wanted,
): Promise<{ rows: ListedMember[]; total: number }> {
  const found = await ctx.db.execute<ListedMember & { total: number }>(sql`
    select l.*, g.name as group_name, count(*) over ()::int as total,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'system', r.system) order by r.name)
        from roles r where r.company_id = ${ctx.company} and r.id = any(l.role_ids)), '[]') as roles
    from (${LISTED}) l
    left join member_groups g on g.company_id = ${ctx.company} and g.id = l.group_id
    where ${conditions(wanted)}
    order by ${order(wanted.sort)}, l.id limit ${wanted.limit ?? 1000} offset ${wanted.offset ?? 0}`)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}

const sortedBy: Record<string, SQL> = {
  name: sql`lower(concat_ws(' ', l.first_name, l.last_name))`,
  email: sql`l.email_key`,
  state: sql`l.state`,
  since: sql`l.since`,
}

/** Without a wish: members by how long they have been here, then invitations. */
function order(sort: string | undefined): SQL {
  const column = sort && sortedBy[sort.replace('-', '')]
  if (!column) return sql`l.kind desc, l.since`
  return sort.startsWith('-') ? sql`${column} desc` : column
}

function conditions(wanted: Wanted) {
  const all = [sql`true`]
  if (wanted.id) all.push(sql`l.id = ${wanted.id}`)
  if (wanted.emailKey) all.push(sql`l.email_key = ${wanted.emailKey}`)
  if (wanted.state) all.push(sql`l.state = ${wanted.state}`)
  if (wanted.roleId) all.push(sql`${wanted.roleId}::uuid = any(l.role_ids)`)
  if (wanted.groupId) all.push(sql`l.group_id = ${wanted.groupId}`)
  if (wanted.search) {
    const part = `%${wanted.search.replace(/[\\%_]/g, '\\$&')}%`
    all.push(sql`(l.email ilike ${part} or concat_ws(' ', l.first_name, l.last_name) ilike ${part})`)
  }
  return sql.join(all, sql` and `)
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
