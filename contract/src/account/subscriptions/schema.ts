import { parseDay } from '@coverwright/rules/kernel'
import { cycles, lineKinds, MAX_EXTRA_PASSES, passes, tiers } from '@coverwright/rules/account/subscriptions'
import { trialStatuses } from '@coverwright/rules/company/trials'
import { z } from 'zod'
import { BillPriceView } from '../billing'

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
  /** The invoice that it belongs to; empty where it has none. */
  note: z.string(),
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
  /** That are over, the newest first: each has its statement on paper. */
  months: z.array(z.string()),
  openingMinor: Minor,
  inMinor: Minor,
  outMinor: Minor,
  closingMinor: Minor,
  lines: z.array(StatementLine),
  trial: z.object({ status: z.enum(trialStatuses), endsAt: z.iso.datetime(), daysLeft: z.int() }),
})
export type StatementView = z.infer<typeof StatementView>

const Count = z.int().min(0).max(MAX_EXTRA_PASSES)

export const PlanShape = z.object({
  tier: z.enum(tiers),
  cycle: z.enum(cycles),
  transactions: z.int(),
  extraPasses: z.object({ simple: Count, standard: Count, complicated: Count }),
})

/** A plan as it would be bought today: when it begins, what it costs, and until when that is paid. */
export const PlanPriceView = z.object({
  plan: PlanShape,
  /** Paid for at once, or a change that waits for its day. */
  change: z.enum(['start', 'same', 'now', 'later', 'atEnd']),
  from: z.iso.date(),
  to: z.iso.date(),
  price: BillPriceView,
  /** What a whole period costs from then on, before tax. */
  renewsAtMinor: z.int(),
})
export type PlanPriceView = z.infer<typeof PlanPriceView>

export const SubscriptionView = z.object({
  currency: z.string(),
  /** Null in a trial. */
  plan: PlanShape.nullable(),
  from: z.iso.date().nullable(),
  paidUntil: z.iso.date().nullable(),
  /** A change that waits for its day. */
  next: z.object({ plan: PlanShape, from: z.iso.date() }).nullable(),
  /** Days left to pay before nothing new goes live; null while everything is paid. */
  overdue: z.object({ since: z.iso.date(), limitedFrom: z.iso.date(), orderId: z.uuid().nullable() }).nullable(),
  isLimited: z.boolean(),
  online: z.array(z.object({ pass: z.enum(passes), used: z.int(), most: z.int() })),
  trial: z.object({ status: z.enum(trialStatuses), endsAt: z.iso.datetime(), daysLeft: z.int() }),
  /** What the tiers cost a month, and a month of a year, before tax. */
  tiers: z.array(z.object({ tier: z.enum(tiers), monthlyMinor: z.int(), annualMinor: z.int() })),
  /** Who is billed, as the company's profile says. */
  company: z.object({
    name: z.string(),
    place: z.string(),
    address: z.string(),
    email: z.string(),
    tax: z.object({ code: z.string(), rate: z.int() }),
  }),
  passPrices: z.array(z.object({ pass: z.enum(passes), monthlyMinor: z.int() })),
  may: z.array(z.enum(['change', 'keep', 'pay'])),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>
