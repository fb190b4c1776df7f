import type { TakesOf } from '@coverwright/contract/platform'
import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { and, desc, eq, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { isSeen } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { connectorRuns } from './tables'

export type StoredRun = typeof connectorRuns.$inferSelect

export async function insertRun(ctx: CompanyCtx, run: Omit<StoredRun, 'companyId'>): Promise<StoredRun> {
  const row = { ...run, companyId: ctx.company }
  await ctx.db.insert(connectorRuns).values(row)
  return row
}

export async function findRun(ctx: CompanyCtx, id: string): Promise<StoredRun | null> {
  const [row] = await ctx.db
    .select()
    .from(connectorRuns)
    .where(and(mine(ctx), eq(connectorRuns.id, id)))
  return row ?? null
}

export const productOfRun = async (ctx: CompanyCtx, id: string) => (await findRun(ctx, id))?.productId ?? null

type Question = {
  connectorId: string
  revision: number
  questionHash: string
  since: Date
  isFailureTaken: boolean
}

/** The newest run of the same question, if it is not older than that. */
export async function findRecorded(ctx: CompanyCtx, asked: Question): Promise<StoredRun | null> {
  const isSame = and(
    mine(ctx),
    eq(connectorRuns.connectorId, asked.connectorId),
    eq(connectorRuns.questionHash, asked.questionHash),
    eq(connectorRuns.connectorRevision, asked.revision),
    asked.isFailureTaken ? undefined : eq(connectorRuns.state, 'answered'),
    gte(connectorRuns.askedAt, asked.since),
  )
  const newest = [desc(connectorRuns.askedAt), desc(connectorRuns.id)]
  const [row] = await ctx.db
    .select()
    .from(connectorRuns)
    .where(isSame)
    .orderBy(...newest)
    .limit(1)
  return row ?? null
}

/** Of each connector, what it last said. */
export async function listLastAnswers(ctx: CompanyCtx, connectorIds: readonly string[]) {
  if (connectorIds.length === 0) return []
  const { connectorId, fields, askedAt, state } = connectorRuns
  return ctx.db
    .selectDistinctOn([connectorId], { connectorId, fields })
    .from(connectorRuns)
    .where(and(mine(ctx), inArray(connectorId, [...connectorIds]), eq(state, 'answered')))
    .orderBy(connectorId, desc(askedAt))
}

export const listRunRows = (ctx: CompanyCtx, wanted: TakesOf<typeof connectorOperations.listRuns>) =>
  pageRows(ctx, connectorOperations.listRuns, wanted, {
    from: ctx.db.select().from(connectorRuns).$dynamic(),
    company: connectorRuns.companyId,
    id: connectorRuns.id,
    where: isSeenRun(ctx),
    searches: { connectorName: connectorRuns.connectorName },
    filters: { state: connectorRuns.state, cause: connectorRuns.cause, connectorId: connectorRuns.connectorId },
    sorts: { askedAt: connectorRuns.askedAt, duration: connectorRuns.durationMs },
  })

/** A run for a product holds what a customer of it answered: it is for whoever sees the product. */
function isSeenRun(ctx: CompanyCtx) {
  const ofSeen = isSeen(ctx, connectorRuns.productId)
  return ofSeen && or(isNull(connectorRuns.productId), ofSeen)
}

/** Of each connector, how it went last. */
export async function listLastRuns(ctx: CompanyCtx, connectorIds: readonly string[]) {
  if (connectorIds.length === 0) return []
  const { connectorId, state, askedAt } = connectorRuns
  return ctx.db
    .selectDistinctOn([connectorId], { connectorId, state, askedAt })
    .from(connectorRuns)
    .where(and(mine(ctx), inArray(connectorId, [...connectorIds])))
    .orderBy(connectorId, desc(askedAt))
}

/** Tries are for the person who tried; what a quote was worked out with is kept as long as the quote may be asked for. */
export async function deleteTriesBefore(ctx: CompanyCtx, day: Date) {
  await ctx.db
    .delete(connectorRuns)
    .where(and(mine(ctx), ne(connectorRuns.cause, 'quote'), lt(connectorRuns.askedAt, day)))
}

const mine = (ctx: CompanyCtx) => eq(connectorRuns.companyId, ctx.company)
