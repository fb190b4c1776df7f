import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { CannotStart } from '../config'

type Journal = { entries: { tag: string }[] }

/** Brings the tables up to this code's version; each migration is one transaction and runs once. */
export async function migrate(owner: ClientBase, folder: string): Promise<string[]> {
  await owner.query(`
    create schema if not exists upkeep;
    create table if not exists upkeep.migrations (tag text primary key, applied_at timestamptz not null default now());
  `)
  const known = readTags(folder)
  const { rows } = await owner.query<{ tag: string }>('select tag from upkeep.migrations')
  const applied = new Set(rows.map((row) => row.tag))
  refuseNewer(known, applied)
  const missing = known.filter((tag) => !applied.has(tag))
  for (const tag of missing) await applyMigration(owner, folder, tag)
  return missing
}

function readTags(folder: string): string[] {
  const path = join(folder, 'meta', '_journal.json')
  if (!existsSync(path)) throw new CannotStart(`The migrations are missing: there is no ${path}.`)
  return (JSON.parse(readFileSync(path, 'utf8')) as Journal).entries.map((entry) => entry.tag)
}

function refuseNewer(known: string[], applied: Set<string>) {
  const newer = [...applied].filter((tag) => !known.includes(tag)).sort()
  if (newer.length)
    throw new CannotStart(
      `The database has the migration ${newer.at(-1)}, which this version does not know: it is newer than the code.`,
    )
}

async function applyMigration(owner: ClientBase, folder: string, tag: string) {
  const statements = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')
  await owner.query('begin')
  try {
    for (const statement of statements) if (statement.trim()) await owner.query(statement)
    await owner.query('insert into upkeep.migrations (tag) values ($1)', [tag])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`Migration ${tag} failed`, { cause: error })
  }
}
