import { isClockTrigger, triggerKinds } from '@coverwright/rules/service/automations'
import type { CompanyCtx } from '../../platform/operations'
import { clockOccasions } from './clock-occasions'
import { enqueueRun, makeRuns } from './make-runs'
import { deleteMessagesBefore, listDueRuns } from './run-store'
import { listOnWith } from './store'

const DAY_MS = 86_400_000
/** Looked back so far, for what a machine that stood still did not see; what is older is no news. */
const BACK_MS = 3 * DAY_MS
const AT_ONCE = 1_000
const MOST_FOUND = 20_000
/** As long as the outbox keeps its own. */
const KEPT_MS = 90 * DAY_MS

/** What has become due is done, also what a worker that died left behind. */
export async function runDue(ctx: CompanyCtx) {
  for (const id of await listDueRuns(ctx, ctx.now(), AT_ONCE)) await enqueueRun(ctx, id)
}

/** Quotes that were left, policies that end, birthdays and days that buyers named. */
export async function lookAtClock(ctx: CompanyCtx) {
  const until = ctx.now()
  for (const automation of await listOnWith(ctx, triggerKinds.filter(isClockTrigger))) {
    const { onSince, productId, trigger } = automation
    const after = new Date(Math.max(onSince?.getTime() ?? 0, until.getTime() - BACK_MS))
    await makeRuns(ctx, automation, await clockOccasions(ctx, productId, trigger, { after, until, limit: MOST_FOUND }))
  }
}

export const sweepMessages = (ctx: CompanyCtx) => deleteMessagesBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS))
