import type { PageQuery } from '@coverwright/contract/platform'
import { runCauses, runStates } from '@coverwright/contract/rating/connectors'
import { and, desc, eq, gte, ilike, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
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

export async function listRunRows(ctx: CompanyCtx, { filter, page, pageSize, search }: PageQuery) {
  const where = and(mine(ctx), ...chosen(filter), named(search))
  const rows = await ctx.db
    .select()
    .from(connectorRuns)
    .where(where)
    .orderBy(desc(connectorRuns.askedAt), desc(connectorRuns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await ctx.db.$count(connectorRuns, where) }
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

const named = (search: string): SQL | undefined =>
  search === '' ? undefined : ilike(connectorRuns.connectorName, `%${search.replace(/[\\%_]/g, '\\$&')}%`)

function chosen(filter: PageQuery['filter']): SQL[] {
  const wanted = (key: string) => [filter[key] ?? []].flat()
  const states = runStates.filter((state) => wanted('state').includes(state))
  const causes = runCauses.filter((cause) => wanted('cause').includes(cause))
  const ids = wanted('connectorId')
  return [
    ...(states.length > 0 ? [inArray(connectorRuns.state, states)] : []),
    ...(causes.length > 0 ? [inArray(connectorRuns.cause, causes)] : []),
    ...(ids.length > 0 ? [inArray(sql`${connectorRuns.connectorId}::text`, ids)] : []),
  ]
}
