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

export const MaintenanceView = z.object({
  isOn: z.boolean(),
  /** The setting MAINTENANCE has it on: no switch turns that off. */
  isBySetting: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})
export type MaintenanceView = z.infer<typeof MaintenanceView>
