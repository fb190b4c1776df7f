import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf } from '../database'
import { CHAIN_START, chainEntries, brokenPlace, type AuditEntry, type ChainedEntry, type ChainHead } from './chain'
import { auditHeads, auditLog } from './tables'
import { thingsIn } from './things'

type Db = NodePgDatabase

/**
 * Writes the entries at the end of the company's chain. Called once, right before commit: the head row is locked from
 * here to the commit and no longer, so that writers of one company hardly wait for each other.
 */
export async function writeAudit(db: Db, company: string, entries: readonly AuditEntry[]) {
  if (entries.length === 0) return
  const plain = entries.map((entry) => ({
    ...entry,
    about: JSON.parse(JSON.stringify(entry.about)) as Record<string, unknown>,
  }))
  const chained = chainEntries(company, await lockHead(db, company), plain)
  await appendRows(db, company, chained)
}

async function lockHead(db: Db, company: string): Promise<ChainHead> {
  const head = await clientOf(db).query<{ place: string; hash: string }>({
    name: 'audit-head',
    text: `insert into audit_heads as h (company_id, place, hash) values ($1, $2, $3)
      on conflict (company_id) do update set place = h.place returning place, hash`,
    values: [company, CHAIN_START.place, CHAIN_START.hash],
  })
  const row = head.rows[0]
  if (!row) throw new Error('the audit head cannot be locked')
  return { place: Number(row.place), hash: row.hash }
}

async function appendRows(db: Db, company: string, rows: readonly ChainedEntry[]) {
  const things = rows.flatMap(({ place, about }) => thingsIn(about).map((thing) => ({ ...thing, place })))
  await clientOf(db).query({
    name: 'audit-append',
    text: `with added as (
        insert into audit_log (company_id, place, at, member_id, what, about, request_id, previous_hash, hash)
        select $1, * from unnest($2::bigint[], $3::timestamptz[], $4::uuid[], $5::text[], $6::jsonb[], $7::text[], $8::text[], $9::text[])
      ), found as (
        insert into audit_things (company_id, kind, thing_id, place)
        select $1, * from unnest($12::text[], $13::uuid[], $14::bigint[])
      )
      update audit_heads set place = $10, hash = $11 where company_id = $1`,
    values: [
      company,
      rows.map((row) => row.place),
      rows.map((row) => row.at),
      rows.map((row) => row.memberId),
      rows.map((row) => row.what),
      rows.map((row) => JSON.stringify(row.about)),
      rows.map((row) => row.requestId),
      rows.map((row) => row.previousHash),
      rows.map((row) => row.hash),
      rows.at(-1)?.place,
      rows.at(-1)?.hash,
      things.map(({ kind }) => kind),
      things.map(({ id }) => id),
      things.map(({ place }) => place),
    ],
  })
}

const VERIFIED_AT_ONCE = 5_000

/** The first place where the company's audit log was tampered with, or null when all of it holds. */
export async function findTampering(db: Db, company: string): Promise<number | null> {
  const [head] = await db.select().from(auditHeads).where(eq(auditHeads.companyId, company))
  let expected = CHAIN_START
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, company), gt(auditLog.place, expected.place)))
      .orderBy(asc(auditLog.place))
      .limit(VERIFIED_AT_ONCE)
    const isLast = rows.length < VERIFIED_AT_ONCE
    const last = rows.at(-1)
    const end = isLast ? (head ?? CHAIN_START) : { place: last?.place ?? 0, hash: last?.hash ?? '' }
    const broken = brokenPlace(company, expected, end, rows)
    if (broken !== null || isLast) return broken
    expected = end
  }
}

/** What was recorded of one request; looked for from the newest on, because whoever asks comes soon after. */
export async function findEntry(db: Db, company: string, what: string, requestId: string): Promise<AuditEntry | null> {
  const [found] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, company), eq(auditLog.what, what), eq(auditLog.requestId, requestId)))
    .orderBy(desc(auditLog.place))
    .limit(1)
  return found ?? null
}

/** Where the company's chain ends, for the tombstone of a company that is erased. */
export async function findHead(db: Db, company: string): Promise<ChainHead> {
  const [head] = await db.select().from(auditHeads).where(eq(auditHeads.companyId, company))
  return head ? { place: head.place, hash: head.hash } : CHAIN_START
}

/** Takes the whole chain away; the database refuses while the company is still in the registry. */
export async function eraseAudit(db: Db, company: string) {
  await db.execute(sql`select erase_audit(${company})`)
  await db.delete(auditHeads).where(eq(auditHeads.companyId, company))
}
