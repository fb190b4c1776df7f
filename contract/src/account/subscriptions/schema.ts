import { parseDay } from '@coverwright/rules/kernel'
import { lineKinds } from '@coverwright/rules/account/subscriptions'
import { trialStatuses } from '@coverwright/rules/company/trials'
import { z } from 'zod'

const Day = z
  .string()
  .refine((text) => parseDay(text) !== null, 'subscriptions.dayNotValid')
  .meta({ examples: ['2026-03-01', '2026-03-31'] })
const Minor = z.int()

/** Days of the company's calendar, both counted in; without one the account's first day, or today. */
export const StatementPeriod = z.object({ from: Day.optional(), to: Day.optional() })
export type StatementPeriod = z.infer<typeof StatementPeriod>

const StatementLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(lineKinds),
  /** Until when the free days run that this line gave. */
  trialEndsAt: z.iso.datetime().nullable(),
  inMinor: Minor,
  outMinor: Minor,
  balanceMinor: Minor,
})
export type StatementLine = z.infer<typeof StatementLine>

/** A company's account with the platform over some days: all amounts in one currency, and what it stood at before and after. */
export const StatementView = z.object({
  currency: z.string(),
  timeZone: z.string(),
  from: Day,
  to: Day,
  firstDay: Day,
  today: Day,
  openingMinor: Minor,
  inMinor: Minor,
  outMinor: Minor,
  closingMinor: Minor,
  lines: z.array(StatementLine),
  trial: z.object({ status: z.enum(trialStatuses), endsAt: z.iso.datetime(), daysLeft: z.int() }),
})
export type StatementView = z.infer<typeof StatementView>
