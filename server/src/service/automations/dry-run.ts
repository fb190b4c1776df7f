import { type automationOperations as operations } from '@coverwright/contract/service/automations'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  dueAt,
  eventsOf,
  isClockTrigger,
  isMessage,
  type NotSentReason,
  quietHoursOf,
  triggersOf,
} from '@coverwright/rules/service/automations'
import { companyDay, findCompanySettings } from '../../company/settings'
import { yieldToOthers } from '../../kernel'
import { listEventsNamed } from '../../platform/events'
import type { MemberCtx } from '../../platform/operations'
import { clockOccasions } from './clock-occasions'
import { conditionReader } from './condition-holds'
import { occasionOf, type Told } from './follow-events'
import { addressOf, notSentFor } from './judge'
import { loadAutomation } from './list-automations'
import type { Occasion } from './make-runs'
import { masked } from './masked'
import type { AutomationRecord } from './store'
import { loadSubject } from './subject'

const MONTH_MS = 30 * 86_400_000
/** Of what happened more often, the newest are looked at. */
const MOST = 500

type Asked = TakesOf<typeof operations.dryRun>

/** On what really happened in the last 30 days, as everything stands now; nothing is sent and nothing is written. */
export async function dryRun(ctx: MemberCtx, { automationId, page, pageSize, filter, sort }: Asked) {
  const automation = await loadAutomation(ctx, automationId)
  const occasions = await occasionsOf(ctx, automation)
  const rows = await judgeAll(ctx, automation, occasions.slice(0, MOST))
  const would = rows.filter((row) => row.would === 'send').length
  const [wanted] = filter.would ?? []
  const shown = rows.filter((row) => !wanted || (row.would === 'send') === (wanted === 'send'))
  if (sort === 'at') shown.reverse()
  const from = (page - 1) * pageSize
  return {
    ...{ rows: shown.slice(from, from + pageSize), total: shown.length },
    ...{ happened: rows.length, would, isCut: occasions.length > MOST, reasons: reasonsOf(rows) },
  }
}

/** Newest first, each thing once, as runs would be made. */
async function occasionsOf(ctx: MemberCtx, { productId, trigger }: AutomationRecord): Promise<Occasion[]> {
  const until = ctx.now()
  const after = new Date(until.getTime() - MONTH_MS)
  const found = isClockTrigger(trigger.kind)
    ? await clockOccasions(ctx, productId, trigger, { after, until, limit: MOST + 1 })
    : await toldOccasions(ctx, productId, trigger.kind, after)
  const once = new Map(found.map((occasion) => [occasion.onceKey, occasion]))
  return [...once.values()].sort((a, b) => b.at.getTime() - a.at.getTime())
}

async function toldOccasions(ctx: MemberCtx, productId: string, kind: Occasion['trigger'], since: Date) {
  const names = eventsOf(kind)
  const told = (await listEventsNamed(ctx, { names, since, productId, limit: MOST + 1 })) as unknown as Told[]
  const found: Occasion[] = []
  for (const each of told) {
    if (!triggersOf({ name: each.name, decision: each.data.decision }).includes(kind)) continue
    const occasion = await occasionOf(ctx, each, kind)
    if (occasion) found.push(occasion)
  }
  return found
}

async function judgeAll(ctx: MemberCtx, automation: AutomationRecord, occasions: readonly Occasion[]) {
  const quiet = quietHoursOf(await findCompanySettings(ctx))
  const holds = conditionReader(automation.condition, await companyDay(ctx))
  const action = automation.actions.find(({ kind }) => isMessage(kind)) ?? automation.actions[0]
  const leftHours = automation.trigger.kind === 'quoteLeft' ? automation.trigger.hours : 0
  const rows = []
  for (const { onceKey, at, trigger, quoteId, policyId, isTest } of action ? occasions : []) {
    if (!action) break
    const subject = isTest ? null : await loadSubject(ctx, { quoteId, policyId, at, leftHours, isLook: true })
    const reason = await notSentFor(ctx, { trigger, action, isTest, subject, holds })
    const to = subject && (action.kind === 'email' || action.kind === 'sms') ? addressOf(action.kind, subject) : null
    rows.push({
      ...{ id: onceKey, at: at.toISOString(), subject: subject?.label ?? '', to: masked(to ?? '') },
      dueAt: dueAt(at, automation.delayHours, isMessage(action.kind) ? quiet : null).toISOString(),
      language: subject?.language ?? ('en_us' as const),
      would: reason ?? ('send' as const),
    })
    await yieldToOthers()
  }
  return rows
}

function reasonsOf(rows: readonly { would: 'send' | NotSentReason }[]) {
  const counts = new Map<NotSentReason, number>()
  for (const { would } of rows) if (would !== 'send') counts.set(would, (counts.get(would) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
}
