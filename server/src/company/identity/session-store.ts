import type { ClientBase } from 'pg'
import type { Db, TokenClaims } from '../../platform/operations'

export type FoundStanding = {
  trial_ends_at: Date
  upgraded_at: Date | null
  roles: { system: string | null; name: string; permissions: string[] | null }[]
}
type FoundSession = FoundStanding & { signing_device: string | null }

/** Of a member `m` and the trial `t` of their company. */
const STANDING = `t.ends_at as trial_ends_at, t.upgraded_at, coalesce((
      select json_agg(json_build_object('system', r.system, 'name', r.name, 'permissions', r.permissions) order by r.name)
      from member_roles mr join roles r on r.company_id = mr.company_id and r.id = mr.role_id
      where mr.company_id = m.company_id and mr.member_id = m.id), '[]') as roles`

/**
 * Asked on every call, so one prepared query: the session alive, the person not erased, the member and the company
 * active, and the roles and the trial as they are now. Whether that trial is over is the rules' to say, here as at sign-in.
 */
const FIND_SESSION = `
  select s.signing_device, ${STANDING}
  from sessions s
  join people p on p.id = s.person_id and p.erased_at is null and p.home_company = s.home_company
  join members m on m.company_id = s.home_company and m.id = s.person_id and m.state = 'active'
  join company_registry c on c.id = s.home_company and c.state = 'active'
  join trials t on t.company_id = s.home_company
  where s.id = $1 and s.person_id = $2 and s.home_company = $3 and s.ended_at is null and s.expires_at > $4`

export async function findSession(db: Db, claims: TokenClaims, now: Date): Promise<FoundSession | null> {
  const client = (db as Db & { $client: ClientBase }).$client
  const { rows } = await client.query<FoundSession>({
    name: 'identity-session',
    text: FIND_SESSION,
    values: [claims.session, claims.person, claims.company, now],
  })
  return rows[0] ?? null
}

/** The same of somebody without a session, whose work runs now: the member and the company active, the roles as they are. */
const FIND_STANDING = `
  select ${STANDING}
  from members m
  join people p on p.id = m.id and p.erased_at is null and p.home_company = m.company_id
  join company_registry c on c.id = m.company_id and c.state = 'active'
  join trials t on t.company_id = m.company_id
  where m.company_id = $1 and m.id = $2 and m.state = 'active'`

export async function findStanding(db: Db, company: string, person: string): Promise<FoundStanding | null> {
  const client = (db as Db & { $client: ClientBase }).$client
  const { rows } = await client.query<FoundStanding>(FIND_STANDING, [company, person])
  return rows[0] ?? null
}
