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
})
export type AuditEntry = z.infer<typeof AuditEntry>

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
