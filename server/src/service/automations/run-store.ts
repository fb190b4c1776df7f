import type { TakesOf } from '@coverwright/contract/platform'
import { automationOperations } from '@coverwright/contract/service/automations'
import { and, asc, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm'
import { isSeen } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { automationMessages, automationRuns, automations } from './tables'

export type RunRecord = typeof automationRuns.$inferSelect
export type NewRun = Omit<
  RunRecord,
  'companyId' | 'id' | 'state' | 'reason' | 'detail' | 'begunAt' | 'doneAt' | 'messageId'
>
export type MessageRecord = typeof automationMessages.$inferSelect

const isRun = (ctx: CompanyCtx, id: string) => and(eq(automationRuns.companyId, ctx.company), eq(automationRuns.id, id))

/** Those that were not there yet: what was made for the same thing before is left as it is. */
export async function insertRuns(ctx: CompanyCtx, runs: readonly NewRun[]): Promise<RunRecord[]> {
  if (runs.length === 0) return []
  return ctx.db
    .insert(automationRuns)
    .values(runs.map((run) => ({ ...run, companyId: ctx.company, id: ctx.newId(), state: 'waiting' as const })))
    .onConflictDoNothing()
    .returning()
}

/** Held until this transaction ends: two workers do not both do it. */
export async function lockRun(ctx: CompanyCtx, id: string): Promise<RunRecord | null> {
  const [row] = await ctx.db.select().from(automationRuns).where(isRun(ctx, id)).for('update')
  return row ?? null
}

export async function findRun(ctx: CompanyCtx, id: string): Promise<RunRecord | null> {
  const [row] = await ctx.db.select().from(automationRuns).where(isRun(ctx, id))
  return row ?? null
}

export async function changeRun(ctx: CompanyCtx, id: string, change: Partial<RunRecord>) {
  await ctx.db.update(automationRuns).set(change).where(isRun(ctx, id))
}

/** Ends what waits of an automation that was switched off. */
export async function stopWaiting(ctx: CompanyCtx, automationId: string) {
  await ctx.db
    .update(automationRuns)
    .set({ state: 'notSent', reason: 'switchedOff', doneAt: ctx.now() })
    .where(
      and(
        eq(automationRuns.companyId, ctx.company),
        eq(automationRuns.automationId, automationId),
        eq(automationRuns.state, 'waiting'),
      ),
    )
}

export async function listDueRuns(ctx: CompanyCtx, now: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: automationRuns.id })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.companyId, ctx.company),
        eq(automationRuns.state, 'waiting'),
        lte(automationRuns.dueAt, now),
      ),
    )
    .orderBy(asc(automationRuns.dueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const pageRuns = (ctx: MemberCtx, { automationId, ...wanted }: TakesOf<typeof automationOperations.listRuns>) =>
  pageRows(ctx, automationOperations.listRuns, wanted, {
    from: ctx.db
      .select({ ...getTableColumns(automationRuns), automationName: automations.name })
      .from(automationRuns)
      .innerJoin(
        automations,
        and(eq(automations.companyId, automationRuns.companyId), eq(automations.id, automationRuns.automationId)),
      )
      .$dynamic(),
    company: automationRuns.companyId,
    id: automationRuns.id,
    where: and(
      isSeen(ctx, automationRuns.productId),
      automationId ? eq(automationRuns.automationId, automationId) : undefined,
    ),
    searches: {
      automation: automations.name,
      policy: (pattern) => sql`exists (
        select 1 from policies p
        where p.company_id = ${automationRuns.companyId} and p.id = ${automationRuns.policyId} and p.number ilike ${pattern}
      )`,
    },
    filters: { state: automationRuns.state },
    sorts: { happenedAt: automationRuns.happenedAt, dueAt: automationRuns.dueAt },
  })

export type Counted = { sent: number; notSent: number; waiting: number }

/** What became of what happened since a moment, by automation. */
export async function countRuns(ctx: CompanyCtx, ids: readonly string[], since: Date): Promise<Map<string, Counted>> {
  const counts = new Map<string, Counted>(ids.map((id) => [id, { sent: 0, notSent: 0, waiting: 0 }]))
  if (ids.length === 0) return counts
  const found = await ctx.db
    .select({ id: automationRuns.automationId, state: automationRuns.state, count: sql<number>`count(*)::int` })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.companyId, ctx.company),
        inArray(automationRuns.automationId, [...ids]),
        sql`${automationRuns.happenedAt} >= ${since.toISOString()}`,
      ),
    )
    .groupBy(automationRuns.automationId, automationRuns.state)
  for (const { id, state, count } of found) {
    const counted = counts.get(id)
    if (counted) counted[state] = count
  }
  return counts
}

export async function deleteRunsOf(ctx: CompanyCtx, automationId: string) {
  const ofAutomation = and(eq(automationRuns.companyId, ctx.company), eq(automationRuns.automationId, automationId))
  const runs = ctx.db.select({ id: automationRuns.id }).from(automationRuns).where(ofAutomation)
  await ctx.db
    .delete(automationMessages)
    .where(and(eq(automationMessages.companyId, ctx.company), inArray(automationMessages.runId, runs)))
  await ctx.db.delete(automationRuns).where(ofAutomation)
}

export const insertMessage = async (ctx: CompanyCtx, row: Omit<MessageRecord, 'companyId'>) =>
  void (await ctx.db.insert(automationMessages).values({ ...row, companyId: ctx.company }))

export async function findMessageOf(ctx: CompanyCtx, runId: string): Promise<MessageRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(automationMessages)
    .where(and(eq(automationMessages.companyId, ctx.company), eq(automationMessages.runId, runId)))
  return row ?? null
}

/** To whom and about what, without the words. */
export async function headsOf(ctx: CompanyCtx, runIds: readonly string[]) {
  if (runIds.length === 0) return new Map<string, { recipient: string; subject: string }>()
  const { runId, recipient, subject } = automationMessages
  const rows = await ctx.db
    .select({ runId, recipient, subject })
    .from(automationMessages)
    .where(and(eq(automationMessages.companyId, ctx.company), inArray(runId, [...runIds])))
  return new Map(rows.map((row) => [row.runId, row]))
}

export async function deleteMessagesBefore(ctx: CompanyCtx, before: Date) {
  await ctx.db
    .delete(automationMessages)
    .where(and(eq(automationMessages.companyId, ctx.company), lt(automationMessages.sentAt, before)))
}
