import type { ClientBase } from 'pg'
import { escapeIdentifier as name, escapeLiteral as literal } from 'pg'
import { CannotStart } from '../config'
import type { Roles } from './roles'

/** Makes the roles where they are missing and gives them their passwords. Roles belong to the whole cluster. */
export async function prepareRoles(admin: ClientBase, roles: Roles) {
  try {
    for (const role of Object.values(roles)) {
      await admin.query(`do $$ begin create role ${name(role.name)} login nosuperuser nobypassrls noinherit;
        exception when duplicate_object or unique_violation then null; end $$`)
      await admin.query(`alter role ${name(role.name)} login password ${literal(role.password)}`)
    }
  } catch (error) {
    const role = (admin as { user?: string }).user ?? 'of DATABASE_URL'
    throw new CannotStart(
      `The database user ${role} may not make roles; give it CREATEROLE, or a superuser's rights.`,
      { cause: error },
    )
  }
}

/** Who may enter this database, and what each role may make in it. */
export async function openDoors(admin: ClientBase, roles: Roles, database: string) {
  const { owner, server, jobs } = roles
  await admin.query(`
    revoke all on database ${name(database)} from public;
    grant connect, create on database ${name(database)} to ${name(owner.name)}, ${name(jobs.name)};
    grant connect on database ${name(database)} to ${name(server.name)};
  `)
}

/** The owner works in `public`; the server enters it, and makes nothing there. */
export async function openSchema(admin: ClientBase, roles: Roles) {
  await admin.query(`
    revoke create on schema public from public;
    grant usage, create on schema public to ${name(roles.owner.name)};
    grant usage on schema public to ${name(roles.server.name)};
  `)
}
