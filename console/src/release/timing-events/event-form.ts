import type { TimingChoices, TimingEventDraft, TimingEventView } from '@coverwright/contract/release/timing-events'
import { momentIn } from '@coverwright/rules/design/forms'
import { parseDay, printDay } from '@coverwright/rules/kernel'
import {
  instantOf,
  MAX_TIMING_MESSAGE,
  MAX_TIMING_NAME,
  MAX_TIMING_PEOPLE,
  minuteOf,
  missedWays,
  repeats,
  type Timing,
  type Weekday,
  type When,
} from '@coverwright/rules/release/timing-events'
import { z } from 'zod'

/** What can be planned: the deeds of timing events, and the publishes that are frozen when they are scheduled. */
export const plans = ['notify', 'offline', 'online', 'replace', 'publish'] as const
export const isPublish = (does: unknown): does is 'replace' | 'publish' => does === 'replace' || does === 'publish'

/** As it is typed; what is not shown is not there. */
export const EventForm = z.object({
  name: z.string().trim().min(1).max(MAX_TIMING_NAME).optional(),
  does: z.enum(plans),
  memberIds: z.array(z.string()).min(1).max(MAX_TIMING_PEOPLE).optional(),
  message: z.string().trim().min(1).max(MAX_TIMING_MESSAGE).optional(),
  shellId: z.string().min(1).optional(),
  repeat: z.enum(repeats).optional(),
  day: z.string().min(1),
  time: z.string().min(1),
  weekdays: z.array(z.string()).min(1).optional(),
  dayOfMonth: z.int().min(1).max(31).optional(),
  until: z.string().nullable().optional(),
  timeZone: z.string().min(1),
  missed: z.enum(missedWays).optional(),
})
export type EventForm = z.infer<typeof EventForm>

/** When it falls, as typed, whatever else is still missing; null while that itself is. */
export function timingOf(values: Record<string, unknown>): Timing | null {
  const { day, time, timeZone, weekdays, dayOfMonth, until, repeat, does } = values as Partial<EventForm>
  if (!day || !time || !timeZone || parseDay(day) === null) return null
  const asked = isPublish(does) ? 'once' : repeat
  if (asked === 'monthly' && !dayOfMonth) return null
  return { when: whenOf({ day, time, repeat: asked, weekdays, dayOfMonth, until }), timeZone }
}

type Typed = Pick<EventForm, 'day' | 'time' | 'repeat' | 'weekdays' | 'dayOfMonth' | 'until'>

function whenOf({ day, time, repeat = 'once', weekdays = [], dayOfMonth = 1, until }: Typed): When {
  const repeating = { time, from: day, until: until || null }
  switch (repeat) {
    case 'once':
      return { kind: 'once', day, time }
    case 'daily':
      return { kind: 'daily', ...repeating }
    case 'weekly':
      return { kind: 'weekly', weekdays: weekdays.map((each) => Number(each) as Weekday), ...repeating }
    case 'monthly':
      return { kind: 'monthly', dayOfMonth, ...repeating }
  }
}

export function draftOf(form: EventForm): TimingEventDraft {
  const { name = '', does, memberIds = [], message = '', shellId = '', timeZone, missed = 'catchUp' } = form
  const deed =
    does === 'notify' ? ({ kind: 'notify', memberIds, message } as const) : ({ kind: toDeed(does), shellId } as const)
  return { name, timeZone, when: whenOf(form) as TimingEventDraft['when'], does: deed, missed }
}

const toDeed = (does: EventForm['does']) => (does === 'offline' ? 'offline' : 'online')

/** What the call for a scheduled publish takes. */
export function scheduleOf(form: EventForm, { places }: TimingChoices) {
  const place = places.find(({ shellId }) => shellId === form.shellId)
  const { at } = instantOf({ day: parseDay(form.day) ?? 0, minute: minuteOf(form.time) }, form.timeZone)
  const kind = form.does === 'publish' ? ('publish' as const) : ('replace' as const)
  return { productId: place?.id ?? '', slug: place?.slug ?? '', kind, at: at.toISOString(), timeZone: form.timeZone }
}

/** What the form begins with: what is there, or tomorrow at nine. */
export function formOf(row: TimingEventView | undefined, timeZone: string, now: Date): Record<string, unknown> {
  const tomorrow = printDay(momentIn(now, timeZone).day + 1)
  const blank = { memberIds: [], message: '', shellId: '', weekdays: ['1'], dayOfMonth: 1, until: null }
  if (!row) {
    const when = { repeat: 'once', day: tomorrow, time: '09:00', timeZone }
    return { ...blank, name: '', does: 'notify', ...when, missed: 'catchUp' }
  }
  const { name, when, does, missed } = row
  return {
    ...blank,
    ...{ name, missed, timeZone: row.timeZone, does: does.kind, repeat: when.kind, time: when.time },
    ...(does.kind === 'notify' ? { memberIds: does.memberIds, message: does.message } : { shellId: does.shellId }),
    day: when.kind === 'once' ? when.day : when.from,
    ...(when.kind === 'once' ? {} : { until: when.until }),
    ...(when.kind === 'weekly' ? { weekdays: when.weekdays.map(String) } : {}),
    ...(when.kind === 'monthly' ? { dayOfMonth: when.dayOfMonth } : {}),
  }
}
