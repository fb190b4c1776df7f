import { type Database, inCompany } from '../database'
import type { CompanyCtx, Db } from './ctx'
import { companyCtx, type Surroundings } from './make-ctx'
import { Pending } from './pending'

export type InsideParts = {
  database: Pick<Database, 'server'>
  surroundings: Surroundings
  clock?: () => Date
}

type Within = { company: string; requestId: string; memberId?: string | null }

/** A transaction of the platform's own, inside the company, as the server's own role: the walls stand here too. */
export const insideCompany = <Result>(
  parts: InsideParts,
  within: Within,
  work: (ctx: CompanyCtx) => Promise<Result>,
): Promise<Result> => inCompany(parts.database.server, within.company, (db) => actInside(parts, db, within, work))

/** The same in a transaction that is open already; what the work recorded and emitted is written at its end. */
export async function actInside<Result>(
  { surroundings, clock }: InsideParts,
  db: Db,
  { company, requestId, memberId = null }: Within,
  work: (ctx: CompanyCtx) => Promise<Result>,
): Promise<Result> {
  const nobody = { address: '', userAgent: '', host: '', device: null }
  const facts = { surroundings, requestId, idempotencyKey: null, now: clock?.() ?? new Date(), ...nobody }
  const pending = new Pending()
  const result = await work(companyCtx(db, facts, pending, company, memberId))
  await pending.write(db, company)
  return result
}
