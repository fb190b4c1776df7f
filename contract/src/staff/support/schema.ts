import { partNames, partStates } from '@coverwright/rules/staff/support'
import { z } from 'zod'

export const VersionView = z.object({
  version: z.string(),
  /** Newest first, in the caller's language. */
  changes: z.array(z.object({ version: z.string(), day: z.iso.date(), lines: z.array(z.string()) })),
  parts: z.array(
    z.object({
      name: z.enum(partNames),
      state: z.enum(partStates),
      /** Which adapter it runs on ('folder', 's3', 'smtp', 'PostgreSQL 18.4' …). */
      runsOn: z.string(),
      /** Figures behind the state, by name (`waiting`, `failed`, `milliseconds`, `bits`). */
      figures: z.record(z.string(), z.number()),
    }),
  ),
})
export type VersionView = z.infer<typeof VersionView>

/** What a reader gave up, for whoever runs the installation. Says nothing of what the event carries. */
export const ParkedEventView = z.object({
  companyId: z.uuid(),
  reader: z.string(),
  place: z.int(),
  eventName: z.string(),
  failures: z.int(),
  error: z.string(),
  parkedAt: z.iso.datetime(),
  /** Asked for and not yet done. */
  isRetrying: z.boolean(),
})
export type ParkedEventView = z.infer<typeof ParkedEventView>

export const MaintenanceView = z.object({
  isOn: z.boolean(),
  /** The setting MAINTENANCE has it on: no switch turns that off. */
  isBySetting: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})
export type MaintenanceView = z.infer<typeof MaintenanceView>
