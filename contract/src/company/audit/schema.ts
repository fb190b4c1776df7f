import { timelineKinds } from '@coverwright/rules/company/audit'
import { z } from 'zod'
import { AuditEntry } from '../identity'

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
