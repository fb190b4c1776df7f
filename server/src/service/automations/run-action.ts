import { automationsTopic } from '@coverwright/contract/service/automations'
import {
  afterQuiet,
  isMessage,
  isQuiet,
  type NotSentReason,
  quietHoursOf,
} from '@coverwright/rules/service/automations'
import { z } from 'zod'
import { companyDay, findCompanySettings } from '../../company/settings'
import { type CompanyCtx, job } from '../../platform/operations'
import { conditionReader } from './condition-holds'
import { askIt, prepareCall } from './do-connector'
import { doEmail } from './do-email'
import { doNotice } from './do-notice'
import { doSms } from './do-sms'
import { notSentFor } from './judge'
import { RUN } from './make-runs'
import type { Done, Ready } from './ready'
import { changeRun, findRun, lockRun, type RunRecord } from './run-store'
import { holdForRun } from './store'
import { loadSubject } from './subject'

/**
 * Does one action once. It, and that it is done, are one transaction: a crash leaves it to be done, or done. Only a connector
 * is asked outside of it; that it is about to be is written down first, and what is found like that is not asked again.
 */
export const runJob = job({
  task: RUN,
  payload: z.object({ runId: z.uuid() }),
  run: async (ctx, { runId }, aside) => {
    const run = await findRun(ctx, runId)
    if (run?.actionKind !== 'connector') return act(ctx, runId)
    const call = await aside(async (inside) => {
      const ready = await readyOf(inside, runId)
      return ready && prepareCall(inside, ready as Ready<'connector'>)
    })
    if (call) await finish(ctx, runId, await askIt(ctx, call))
  },
})

async function act(ctx: CompanyCtx, runId: string) {
  const ready = await readyOf(ctx, runId)
  if (ready) await finish(ctx, runId, await doIt(ctx, ready))
}

function doIt(ctx: CompanyCtx, ready: Ready): Promise<Done> {
  switch (ready.action.kind) {
    case 'email':
      return doEmail(ctx, ready as Ready<'email'>)
    case 'sms':
      return doSms(ctx, ready as Ready<'sms'>)
    case 'notice':
    case 'task':
      return doNotice(ctx, ready as Ready<'notice' | 'task'>)
    case 'connector':
      throw new Error('A connector is not asked inside the transaction')
  }
}

/** Null where there is nothing to do now: done, not due, quiet, or not to be done at all, which is written down. */
async function readyOf(ctx: CompanyCtx, runId: string): Promise<Ready | null> {
  const known = await findRun(ctx, runId)
  if (!known) return null
  // The automation before the run, in the order of whoever switches it off.
  const automation = await holdForRun(ctx, known.automationId)
  const run = await lockRun(ctx, runId)
  if (run?.state !== 'waiting' || run.dueAt > ctx.now() || (await isHeldBack(ctx, run))) return null
  const stopped = (reason: NotSentReason) => finish(ctx, runId, { reason })
  if (!automation?.onSince || automation.onSince > run.happenedAt) return stopped('switchedOff')
  const action = automation.actions.find(({ id, kind }) => id === run.actionId && kind === run.actionKind)
  if (!action) return stopped('actionGone')
  const { quoteId, policyId, isTest, trigger, happenedAt: at } = run
  const leftHours = automation.trigger.kind === 'quoteLeft' ? automation.trigger.hours : 0
  const subject = isTest ? null : await loadSubject(ctx, { quoteId, policyId, at, leftHours })
  const holds = conditionReader(automation.condition, await companyDay(ctx))
  const reason = await notSentFor(ctx, { trigger, action, isTest, subject, holds })
  if (reason || !subject) return stopped(reason ?? 'gone')
  return { run, automation, action, subject }
}

/** The company's quiet hours may be others than when it was made, and it may come late: it goes out when they end. */
async function isHeldBack(ctx: CompanyCtx, { id, actionKind }: RunRecord): Promise<boolean> {
  const quiet = isMessage(actionKind) ? quietHoursOf(await findCompanySettings(ctx)) : null
  if (!isQuiet(ctx.now(), quiet)) return false
  await changeRun(ctx, id, { dueAt: afterQuiet(ctx.now(), quiet) })
  return true
}

async function finish(ctx: CompanyCtx, id: string, done: Done): Promise<null> {
  const outcome =
    'reason' in done
      ? { state: 'notSent' as const, reason: done.reason, detail: (done.detail ?? '').slice(0, 300) }
      : { state: 'sent' as const, messageId: done.messageId ?? null }
  await changeRun(ctx, id, { ...outcome, doneAt: ctx.now() })
  await ctx.notify(automationsTopic)
  return null
}
