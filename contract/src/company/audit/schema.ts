import { timelineKinds } from '@coverwright/rules/company/audit'
import { z } from 'zod'

/** One thing that was done, in the hash-chained log of its company. */
export const AuditEntry = z.object({
  place: z.int(),
  at: z.iso.datetime(),
  /** The room, a dot and the deed; the console has the words. */
  what: z.string(),
  memberId: z.uuid().nullable(),
  memberName: z.string(),
  about: z.record(z.string(), z.unknown()),
  /** The things that it is about, by the names they have now; without one where the thing is gone. */
  things: z.array(z.object({ kind: z.string(), id: z.uuid(), name: z.string().optional() })),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Deed = z.string().max(101)
const MOST_DEEDS = 400
export const Deeds = z.array(Deed).max(MOST_DEEDS).default([])
export const DeedWords = z
  .record(Deed, z.string().max(200))
  .refine((words) => Object.keys(words).length <= MOST_DEEDS, 'platform.tooMany')
  .default({})

/** What happened to one thing: its newest entries, or those before one that is known already. */
export const TimelineQuery = z.object({
  kind: z.enum(timelineKinds),
  id: z.uuid(),
  before: z.int().min(1).optional(),
  limit: z.int().min(1).max(100).default(20),
})

export const TimelinePage = z.object({
  /** Newest first. */
  rows: z.array(AuditEntry),
  /** Whether something happened before the last of these. */
  hasEarlier: z.boolean(),
})
export type TimelinePage = z.infer<typeof TimelinePage>
