import type { TakesOf } from '@coverwright/contract/platform'
import { type CalendarItem, timingEventOperations as operations } from '@coverwright/contract/release/timing-events'
import { runsAfter } from '@coverwright/rules/release/timing-events'
import { findCompanySettings } from '../../company/settings'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listSchedulesBetween } from '../schedules'
import { productOf } from './present'
import { mayDoIt } from './refuse-deed'
import { listRunsBetween, listWaiting } from './store'

const DAY_MS = 86_400_000
/** Six weeks of a month, and what is before and after them. */
const MOST_DAYS = 70
/** Shown beside the calendar. */
const NEXT_SHOWN = 8

/** Everything that ran or will run between two moments; what is to come is worked out, not kept. */
export async function getCalendar(ctx: MemberCtx, asked: TakesOf<typeof operations.getCalendar>) {
  const [from, to] = [new Date(asked.from), new Date(asked.to)]
  if (to < from || to.getTime() - from.getTime() > MOST_DAYS * DAY_MS)
    throw new Refused('timingEvents.calendarTooLong', { field: 'to', values: { days: MOST_DAYS } })
  const now = ctx.now()
  const month = new Date(now.getTime() + 31 * DAY_MS)
  const { timeZone } = await findCompanySettings(ctx)
  const [events, past] = [await listWaiting(ctx), await listRunsBetween(ctx, from, to)]
  const comingOf = (since: Date, until: Date) => events.flatMap((event) => coming(ctx, event, since, until))
  const scheduled = async (since: Date, until: Date) =>
    (await listSchedulesBetween(ctx, since, until)).map((view) => scheduleItem(view, timeZone))
  const items = [
    ...past.map(({ run, event }) => ({ ...itemOf(event, run.due), ...ranAs(run) })),
    ...comingOf(now > from ? now : from, to),
    ...(await scheduled(from, to)),
  ]
  const next = [...comingOf(now, month), ...(await scheduled(now, month)).filter(({ state }) => state === 'waiting')]
  return {
    items: inOrder(items),
    next: inOrder(next).slice(0, NEXT_SHOWN),
    may: mayDo(ctx.member, { create: operations.create }),
  }
}

type Event = Awaited<ReturnType<typeof listWaiting>>[number]

/** From its next run on, which is not before the event was made or changed. */
function coming(ctx: MemberCtx, event: Event, since: Date, until: Date): CalendarItem[] {
  if (!event.nextAt || event.nextAt > until) return []
  const first = new Date(Math.max(since.getTime(), event.nextAt.getTime()) - 1)
  const may = mayDo(ctx.member, { move: mayDoIt(ctx, event.does) && operations.move })
  return runsAfter({ when: event.falls, timeZone: event.timeZone }, first, MOST_DAYS, until).map(({ at }) => ({
    ...itemOf(event, at),
    may,
  }))
}

const itemOf = (event: Event, at: Date): CalendarItem => ({
  ...{ id: event.id, of: 'event', name: event.name, does: event.does.kind, at: at.toISOString() },
  ...{ timeZone: event.timeZone, state: 'waiting', isRepeating: event.falls.kind !== 'once', isLate: false },
  ...{ refusal: null, product: productOf(event), revision: event.revision, may: [] },
})

type Ran = Awaited<ReturnType<typeof listRunsBetween>>[number]['run']
const ranAs = ({ outcome: state, isLate, refusal }: Ran) => ({ state, isLate, refusal })

type Scheduled = Awaited<ReturnType<typeof listSchedulesBetween>>[number]

const scheduleItem = (view: Scheduled, timeZone: string): CalendarItem => ({
  ...{ id: view.id, of: 'schedule', name: view.productName, does: view.kind, at: view.at },
  timeZone: view.timeZone ?? timeZone,
  state: view.state === 'cancelled' ? 'skipped' : view.state,
  ...{ isRepeating: false, isLate: false, refusal: view.refusal, revision: 0 },
  product: { id: view.productId, name: view.productName, slug: view.slug },
  may: view.may.includes('change') ? ['move'] : [],
})

const inOrder = (items: CalendarItem[]) => items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
