import { momentIn } from '@coverwright/rules/design/forms'
import { printDay } from '@coverwright/rules/kernel'
import { nextRun, runsAfter, type When } from '@coverwright/rules/release/timing-events'
import { listColleagues } from '../../company/members'
import type { CompanyCtx } from '../../platform/operations'
import { runNext } from './run-next'
import { insertEvent, insertRuns } from './store'

const WEEK_MS = 7 * 86_400_000

/** Reminders that a company would have, by the clocks of two offices; what is past has run. */
export async function seedTimingEventsDemo(ctx: CompanyCtx, memberId: string) {
  const today = momentIn(ctx.now(), 'Asia/Hong_Kong').day
  const [from, lastWeek] = [printDay(today - 21), printDay(today - 7)]
  const repeating = { from, until: null }
  const hongKong = { timeZone: 'Asia/Hong_Kong' }
  const rates: When = { kind: 'weekly', weekdays: [1], time: '09:30', ...repeating }
  await seedEvent(ctx, memberId, 'Rate meeting', { ...hongKong, when: rates }, 'Bring the loss ratios of last week.')
  const call: When = { kind: 'weekly', weekdays: [4], time: '14:00', ...repeating }
  await seedEvent(ctx, memberId, 'Call with London', { timeZone: 'Europe/London', when: call }, 'Dial in at 14:00.')
  const figures: When = { kind: 'monthly', dayOfMonth: 31, time: '17:00', ...repeating }
  await seedEvent(ctx, memberId, 'Month-end figures', { ...hongKong, when: figures }, 'Send the figures to finance.')
  const audit: When = { kind: 'once', day: lastWeek, time: '10:00' }
  await seedEvent(ctx, memberId, 'Audit visit', { ...hongKong, when: audit }, 'The auditors are in room 4.')
}

async function seedEvent(
  ctx: CompanyCtx,
  memberId: string,
  name: string,
  timing: { timeZone: string; when: When },
  message: string,
) {
  const memberIds = (await listColleagues(ctx)).slice(0, 2).map(({ id }) => id)
  const row = {
    ...{ companyId: ctx.company, id: ctx.newId(), name, timeZone: timing.timeZone, version: 1, falls: timing.when },
    ...({ does: { kind: 'notify', memberIds, message }, shellId: null, productId: null, slug: null } as const),
    ...({ missed: 'catchUp', isOn: true, nextAt: nextRun(timing, ctx.now()), memberId } as const),
    ...{ revision: 1, updatedAt: ctx.now() },
  }
  await insertEvent(ctx, row)
  const past = runsAfter(timing, new Date(ctx.now().getTime() - 3 * WEEK_MS), 9, ctx.now())
  const ran = { companyId: ctx.company, eventId: row.id, outcome: 'done', isLate: false, refusal: null } as const
  await insertRuns(
    ctx,
    past.map(({ at }) => ({ ...ran, due: at, ranAt: new Date(at.getTime() + 1000), told: memberIds.length })),
  )
  await runNext(ctx, row)
}
