import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import { type Database, inCompany } from '../database'
import type { CompanyCtx, Db, Member, MemberCtx } from './ctx'
import { type CallFacts, companyCtx, memberCtx, type Surroundings } from './make-ctx'
import { Pending } from './pending'
import { type ConstraintRefusals, refusalIn } from './refusal-answer'
import { markVerbStart, undoVerb } from './store'

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

type AsMember = {
  /** As they are now; null when they are gone or may not. */
  findMember: () => Promise<Member | null>
  constraints: ConstraintRefusals
  work: (ctx: MemberCtx) => Promise<void>
  refused: (ctx: CompanyCtx, refusal: Refused) => Promise<void>
}

/** In the name of somebody who is not here; what a refused work did is undone before `refused` is told. */
export async function actAsMember(parts: InsideParts, db: Db, within: Within, act: AsMember): Promise<void> {
  const { findMember, constraints, work, refused } = act
  const pending = new Pending()
  const facts = factsOf(parts, within)
  await markVerbStart(db)
  try {
    const member = await findMember()
    if (!member) throw new Refused(FRAME_REFUSALS.noPermission)
    await work(memberCtx(db, facts, pending, { id: '', company: within.company, member, device: null }))
  } catch (error) {
    const refusal = refusalIn(error, constraints)
    if (!refusal) throw error
    await undoVerb(db)
    pending.forget()
    await refused(companyCtx(db, facts, pending, within.company, within.memberId ?? null), refusal)
  }
  await pending.write(db, within.company)
}

/** The same in a transaction that is open already; what the work recorded and emitted is written at its end. */
export async function actInside<Result>(
  parts: InsideParts,
  db: Db,
  within: Within,
  work: (ctx: CompanyCtx) => Promise<Result>,
): Promise<Result> {
  const pending = new Pending()
  const result = await work(companyCtx(db, factsOf(parts, within), pending, within.company, within.memberId ?? null))
  await pending.write(db, within.company)
  return result
}

const factsOf = ({ surroundings, clock }: InsideParts, { requestId }: Within): CallFacts => ({
  surroundings,
  requestId,
  idempotencyKey: null,
  now: clock?.() ?? new Date(),
  ...{ address: '', userAgent: '', host: '', device: null },
})
