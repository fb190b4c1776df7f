import { scheduleKinds } from '@coverwright/rules/release/schedules'
import {
  MAX_TIMING_MESSAGE,
  MAX_TIMING_NAME,
  MAX_TIMING_PEOPLE,
  missedWays,
  runOutcomes,
  timingDeeds,
  timingStates,
  weekdays,
} from '@coverwright/rules/release/timing-events'
import { z } from 'zod'
import { may } from '../../platform'
import { TimeZone } from '../schedules'

const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timingEvents.past')
  .meta({ examples: ['09:00'] })
const repeating = { time: Time, from: z.iso.date(), until: z.iso.date().nullable() }

/** Days and times as clocks of the event's zone show them. */
export const TimingWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('once'), day: z.iso.date(), time: Time }),
  z.object({ kind: z.literal('daily'), ...repeating }),
  z.object({ kind: z.literal('weekly'), weekdays: z.array(z.literal(weekdays)).min(1).max(7), ...repeating }),
  z.object({ kind: z.literal('monthly'), dayOfMonth: z.int().min(1).max(31), ...repeating }),
])

/** What it does. Switching an automation on and off gets its line here when that room is built. */
export const TimingDoes = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notify'),
    memberIds: z.array(z.uuid()).min(1).max(MAX_TIMING_PEOPLE),
    message: z.string().trim().min(1).max(MAX_TIMING_MESSAGE),
  }),
  z.object({ kind: z.literal('online'), shellId: z.uuid() }),
  z.object({ kind: z.literal('offline'), shellId: z.uuid() }),
])
export type TimingDoes = z.infer<typeof TimingDoes>

export const TimingEventDraft = z.object({
  name: z.string().trim().min(1).max(MAX_TIMING_NAME),
  timeZone: TimeZone,
  when: TimingWhen,
  does: TimingDoes,
  missed: z.enum(missedWays),
})
export type TimingEventDraft = z.infer<typeof TimingEventDraft>

const Product = z.object({ id: z.uuid(), name: z.string(), slug: z.string() })

const TimingRun = z.object({
  /** When it was due. */
  due: z.iso.datetime(),
  ranAt: z.iso.datetime(),
  outcome: z.enum(runOutcomes),
  /** Caught up after the server had been stopped. */
  isLate: z.boolean(),
  /** Why it was refused. */
  refusal: z.string().nullable(),
  /** How many people were told. */
  told: z.int(),
})

export const TimingEventView = TimingEventDraft.extend({
  id: z.uuid(),
  state: z.enum(timingStates),
  nextAt: z.iso.datetime().nullable(),
  lastRun: TimingRun.nullable(),
  /** In whose name it runs. */
  by: z.string(),
  product: Product.nullable(),
  revision: z.int(),
  may: may('edit', 'pause', 'resume', 'delete'),
})
export type TimingEventView = z.infer<typeof TimingEventView>

export const TimingRunView = TimingRun.extend({ eventId: z.uuid() })
export type TimingRunView = z.infer<typeof TimingRunView>

/** One run in the calendar: of a timing event, or of a publish that was scheduled. */
export const CalendarItem = z.object({
  id: z.uuid(),
  of: z.enum(['event', 'schedule']),
  name: z.string(),
  does: z.enum([...new Set([...timingDeeds, ...scheduleKinds])]),
  at: z.iso.datetime(),
  timeZone: z.string(),
  state: z.enum(['waiting', ...runOutcomes]),
  isRepeating: z.boolean(),
  isLate: z.boolean(),
  refusal: z.string().nullable(),
  product: Product.nullable(),
  revision: z.int(),
  may: may('move'),
})
export type CalendarItem = z.infer<typeof CalendarItem>

/** Something that the platform does by itself. */
export const ChoreView = z.object({
  task: z.string(),
  everyMinutes: z.int().nullable(),
  /** The minute of the day in UTC. */
  dailyAt: z.int().nullable(),
  nextAt: z.iso.datetime(),
})
export type ChoreView = z.infer<typeof ChoreView>

export const TimingChoices = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  places: z.array(Product.extend({ shellId: z.uuid(), isOnline: z.boolean() })),
})
export type TimingChoices = z.infer<typeof TimingChoices>
