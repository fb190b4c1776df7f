import { MAX_SLUG } from '@coverwright/rules/release/publishing'
import { scheduleKinds, scheduleStates } from '@coverwright/rules/release/schedules'
import { isTimeZone } from '@coverwright/rules/company/settings'
import { z } from 'zod'
import { anyOf, listOperation, may, oneId, operation } from '../../platform'
import { productsTopic } from '../../design/products'
import { Hash } from '../publishing'

export const ScheduleView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  kind: z.enum(scheduleKinds),
  slug: z.string(),
  /** The version that is mounted then; null where something is taken offline. */
  number: z.int().nullable(),
  at: z.iso.datetime(),
  /** By whose clocks the time was chosen; not known of old ones. */
  timeZone: z.string().nullable(),
  state: z.enum(scheduleStates),
  /** In whose name it runs. */
  by: z.string(),
  ranAt: z.iso.datetime().nullable(),
  /** Why it was refused when its time came. */
  refusal: z.string().nullable(),
  may: may('change', 'cancel'),
})
export type ScheduleView = z.infer<typeof ScheduleView>

const at = z.iso.datetime({ offset: true })
/** By whose clocks the time was chosen. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'schedules.timeZone')
  .meta({ examples: ['Asia/Hong_Kong'] })

export const scheduleOperations = {
  list: listOperation({
    post: '/v1/timedtask/listTasks',
    may: 'products.read',
    rows: ScheduleView,
    searches: ['name'],
    filters: { state: anyOf(scheduleStates), product: oneId() },
    tabs: 'state',
    sorts: ['at', 'name'],
    usual: '-at',
    changesWith: [productsTopic],
    says: 'What was scheduled: what waits, what has run and what became of it',
  }),
  create: operation({
    post: '/v1/timedtask/createTask',
    may: 'publishing.release',
    takes: z.object({
      productId: z.uuid(),
      kind: z.enum(scheduleKinds),
      slug: z.string().min(1).max(MAX_SLUG),
      /** Left out: the draft is frozen now and goes live then, or the newest release. */
      releaseHash: Hash.optional(),
      at,
      timeZone: TimeZone.optional(),
    }),
    gives: ScheduleView,
    writes: true,
    says: 'Publishes, replaces or takes offline at a time, in the name of who scheduled it',
  }),
  update: operation({
    post: '/v1/timedtask/updateTask',
    may: 'publishing.release',
    takes: z.object({ scheduleId: z.uuid(), at, timeZone: TimeZone.optional() }),
    gives: ScheduleView,
    writes: true,
    says: 'Another time; one that has run cannot be changed',
  }),
  cancel: operation({
    post: '/v1/timedtask/cancelTask',
    may: 'publishing.release',
    takes: z.object({ scheduleId: z.uuid() }),
    gives: ScheduleView,
    writes: true,
    says: 'Calls it off before its time',
  }),
} as const
