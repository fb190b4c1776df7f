import { figureRanges, troubles } from '@coverwright/rules/insight/dashboards'
import { z } from 'zod'

/** Of this time, and of the time before; null where there is none before. */
export const Compared = z.object({ now: z.int(), before: z.int().nullable() })
export type Compared = z.infer<typeof Compared>

export const Narrowed = z.object({
  range: z.enum(figureRanges).default('days30'),
  /** Without it the company's usual one, or the first that something was sold in. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  productId: z.uuid().optional(),
  channel: z.string().min(1).max(80).optional(),
})
export type Narrowed = z.infer<typeof Narrowed>

/** Tests of a product are in none of these. Money is in minor units of `currency`. */
export const SalesView = z.object({
  currency: z.string(),
  /** Those that something was sold in, the company's usual one first. */
  currencies: z.array(z.string()),
  /** Premium after discounts, less what was given back of it. */
  premium: Compared,
  commission: Compared,
  /** What buyers got back. */
  refunds: Compared,
  policies: Compared,
  quotes: Compared,
  /** Of those quotes, the ones that became policies. */
  bought: Compared,
  /** The same along time. */
  steps: z.object({
    step: z.enum(['hour', 'day', 'month']),
    moments: z.array(z.string()),
    premium: z.array(z.int()),
    commission: z.array(z.int()),
    refunds: z.array(z.int()),
    policies: z.array(z.int()),
    quotes: z.array(z.int()),
    bought: z.array(z.int()),
    /** The premium of the time before, point by point; empty where there is none. */
    premiumBefore: z.array(z.int()),
  }),
})
export type SalesView = z.infer<typeof SalesView>

export const Share = z.object({
  /** A product's id, a channel, a plan; '' for none. */
  key: z.string(),
  name: z.string(),
  /** Whose plan it is. */
  productId: z.uuid().nullable(),
  premium: Compared,
  policies: Compared,
})
export type Share = z.infer<typeof Share>

export const figureNames = ['premium', 'commission', 'refunds', 'policies', 'quotes', 'bought'] as const
export type FigureName = (typeof figureNames)[number]

/** What a figure is made of: a line of the ledger, a policy or a quote. */
export const FigureRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** 'policy.issued', 'discount', 'payment.refunded'; of a quote its state. */
  what: z.string(),
  /** '' for a line that is no policy's. */
  number: z.string(),
  policyId: z.uuid().nullable(),
  productName: z.string(),
  channel: z.string(),
  amount: z.object({ minor: z.int(), currency: z.string() }).nullable(),
})
export type FigureRow = z.infer<typeof FigureRow>

export const FunnelView = z.object({
  slug: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  visits: z.int(),
  /** In the order of the journey. */
  pages: z.array(
    z.object({
      page: z.string(),
      title: z.string(),
      visits: z.int(),
      /** Went no further than this page. */
      left: z.int(),
      /** Half of the visits looked at it no longer than this. */
      medianMs: z.int(),
    }),
  ),
  /** Where those who went no further stopped, the most first. */
  questions: z.array(z.object({ page: z.string(), question: z.string(), title: z.string(), left: z.int() })),
})
export type FunnelView = z.infer<typeof FunnelView>

const Counted = z.object({ key: z.string(), name: z.string(), count: z.int() })

export const TrafficView = z.object({
  /** Pages that were looked at, by everybody. */
  views: Compared,
  /** Visits of those who agreed to be followed. */
  visits: Compared,
  errors: Compared,
  slow: Compared,
  steps: z.object({
    step: z.enum(['hour', 'day', 'month']),
    moments: z.array(z.string()),
    views: z.array(z.int()),
    visits: z.array(z.int()),
  }),
  byProduct: z.array(Counted),
  byChannel: z.array(Counted),
  byDevice: z.array(Counted),
})
export type TrafficView = z.infer<typeof TrafficView>

/** How one published product is, by what came in during the last 24 hours. */
export const HealthView = z.object({
  shellId: z.uuid(),
  slug: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  views: z.int(),
  errors: z.int(),
  /** What the server itself failed at. */
  serverErrors: z.int(),
  slow: z.int(),
  /** Quotes that rating said something of, and those of them that it declined. */
  quotes: z.int(),
  declined: z.int(),
  refusedPayments: z.int(),
  /** Null while it does not expire. */
  expiresDate: z.iso.date().nullable(),
  /** The day on which it renews itself; null where it does not. */
  renewsDate: z.iso.date().nullable(),
  /** What somebody has to look at; nothing where it is healthy. */
  troubles: z.array(z.enum(troubles)),
})
export type HealthView = z.infer<typeof HealthView>

/** One row behind a figure of health: an hour of a page or of the server, a refused payment, a declined quote. */
export const HealthRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** A page as it is called, the version that the server failed on, the gateway's reason, the rule that declined. */
  title: z.string(),
  /** Of an hour; 1 for a payment or a quote. */
  count: z.int(),
  amount: z.object({ minor: z.int(), currency: z.string() }).nullable(),
})
export type HealthRow = z.infer<typeof HealthRow>
