import { automationsTopic } from '@coverwright/contract/service/automations'
import { dueAt, isMessage, quietHoursOf, type TriggerKind } from '@coverwright/rules/service/automations'
import { findCompanySettings } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { insertRuns } from './run-store'
import type { AutomationRecord } from './store'

export const RUN = 'automations.run'

/** Something that an automation follows. */
export type Occasion = {
  onceKey: string
  trigger: TriggerKind
  quoteId: string | null
  policyId: string | null
  isTest: boolean
  at: Date
}

/** A run for each action, once for each occasion however often this is called. */
export async function makeRuns(ctx: CompanyCtx, automation: AutomationRecord, occasions: readonly Occasion[]) {
  if (occasions.length === 0) return
  const quiet = quietHoursOf(await findCompanySettings(ctx))
  const { id: automationId, productId, delayHours, actions } = automation
  const wanted = occasions.flatMap(({ at: happenedAt, ...occasion }) =>
    actions.map(({ id: actionId, kind: actionKind }) => ({
      ...{ ...occasion, automationId, productId, actionId, actionKind, happenedAt },
      dueAt: dueAt(happenedAt, delayHours, isMessage(actionKind) ? quiet : null),
    })),
  )
  const made = await insertRuns(ctx, wanted)
  if (made.length === 0) return
  for (const { id, dueAt: runAt } of made) await enqueueRun(ctx, id, runAt)
  await ctx.notify(automationsTopic)
}

/** One job for a run, however often it is asked for. One that comes too early is asked for again by the clock. */
export const enqueueRun = (ctx: CompanyCtx, runId: string, runAt = ctx.now()) =>
  ctx.enqueue(RUN, { runId }, { runAt, key: `automation:${runId}` })
