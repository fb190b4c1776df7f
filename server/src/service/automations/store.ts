import type { TakesOf } from '@coverwright/contract/platform'
import { automationOperations } from '@coverwright/contract/service/automations'
import type { Automation, TriggerKind } from '@coverwright/rules/service/automations'
import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { isSeen } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { automations } from './tables'

export type AutomationRecord = typeof automations.$inferSelect

const isAutomation = (ctx: CompanyCtx, id: string) =>
  and(eq(automations.companyId, ctx.company), eq(automations.id, id))

export const listAutomationRows = (
  ctx: MemberCtx,
  { productId, ...wanted }: TakesOf<typeof automationOperations.list>,
) =>
  pageRows(ctx, automationOperations.list, wanted, {
    from: ctx.db.select().from(automations).$dynamic(),
    company: automations.companyId,
    id: automations.id,
    where: and(isSeen(ctx, automations.productId), productId ? eq(automations.productId, productId) : undefined),
    searches: { name: automations.name },
    filters: {
      state: ([state]) => (state === 'on' ? isNotNull(automations.onSince) : isNull(automations.onSince)),
      trigger: automations.triggerKind,
    },
    sorts: { name: sql`lower(${automations.name})`, updatedAt: automations.updatedAt },
  })

export async function findAutomation(ctx: CompanyCtx, id: string): Promise<AutomationRecord | null> {
  const [row] = await ctx.db.select().from(automations).where(isAutomation(ctx, id))
  return row ?? null
}

/** Held until this transaction ends: of two who change it, the second finds it changed. */
export async function lockAutomation(ctx: CompanyCtx, id: string): Promise<AutomationRecord | null> {
  const [row] = await ctx.db.select().from(automations).where(isAutomation(ctx, id)).for('update')
  return row ?? null
}

/**
 * As it stands at the moment of sending, and held so far that nobody switches it off between the look and the commit.
 * Many runs of one automation hold it together.
 */
export async function holdForRun(ctx: CompanyCtx, id: string): Promise<AutomationRecord | null> {
  const [row] = await ctx.db.select().from(automations).where(isAutomation(ctx, id)).for('share')
  return row ?? null
}

export async function insertAutomation(ctx: CompanyCtx, made: Automation): Promise<AutomationRecord> {
  const { actions, ...rest } = made
  const kept = { ...rest, actions: [...actions], triggerKind: made.trigger.kind }
  const row = { ...kept, companyId: ctx.company, id: ctx.newId(), onSince: null, revision: 1, updatedAt: ctx.now() }
  await ctx.db.insert(automations).values(row)
  return row
}

export async function changeAutomation(ctx: CompanyCtx, row: AutomationRecord, change: Partial<AutomationRecord>) {
  const changed = { ...row, ...change, revision: row.revision + 1, updatedAt: ctx.now() }
  await ctx.db.update(automations).set(changed).where(isAutomation(ctx, row.id))
  return changed
}

export const deleteAutomationRow = async (ctx: CompanyCtx, id: string) =>
  void (await ctx.db.delete(automations).where(isAutomation(ctx, id)))

type Following = { productId: string; triggers: readonly TriggerKind[]; at: Date }

/** Those that were on when it happened. */
export const listFollowing = (ctx: CompanyCtx, { productId, triggers, at }: Following): Promise<AutomationRecord[]> =>
  ctx.db
    .select()
    .from(automations)
    .where(
      and(
        eq(automations.companyId, ctx.company),
        eq(automations.productId, productId),
        inArray(automations.triggerKind, [...triggers]),
        lte(automations.onSince, at),
      ),
    )

/** Those that the clock may bring about something for. */
export const listOnWith = (ctx: CompanyCtx, triggers: readonly TriggerKind[]): Promise<AutomationRecord[]> =>
  ctx.db
    .select()
    .from(automations)
    .where(
      and(
        eq(automations.companyId, ctx.company),
        inArray(automations.triggerKind, [...triggers]),
        isNotNull(automations.onSince),
      ),
    )

export const listOfProduct = (ctx: CompanyCtx, productId: string): Promise<AutomationRecord[]> =>
  ctx.db
    .select()
    .from(automations)
    .where(and(eq(automations.companyId, ctx.company), eq(automations.productId, productId)))
