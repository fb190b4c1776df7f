import type { PlanSet as PlanSetShape } from '@coverwright/rules/plans'
import { z } from 'zod'

const id = z.string().min(1).max(64)
const short = z.string().trim().max(200)
const long = z.string().trim().max(4_000)
const Money = z.object({ minor: z.int(), currency: z.string().length(3) })

const Cover = z.object({
  dataName: z.string().trim().max(64),
  title: short,
  amount: Money.nullable(),
  words: short,
  tooltip: long,
})
const Declaration = z.object({ id, kind: z.enum(['marketing', 'general']), text: long, isRequired: z.boolean() })

/** The plans of a product as they go over the wire; the rules say whether they are sound. */
export const PlanSet = z.object({
  currency: z.string().length(3),
  plans: z
    .array(
      z.object({
        id,
        title: short,
        subtitle: short,
        description: long,
        covers: z.array(Cover).max(200),
        addOns: z.array(id).max(50),
        declarations: z.array(Declaration).max(50),
        booklet: z.string().max(500).nullable(),
        coverDocument: z.string().max(500).nullable(),
      }),
    )
    .max(12),
  addOns: z.array(z.object({ id, title: short, description: long, yearly: Money, monthly: Money })).max(50),
}) satisfies z.ZodType<PlanSetShape>
export type PlanSet = z.infer<typeof PlanSet>

export const PlansView = z.object({
  productId: z.uuid(),
  revision: z.int(),
  currency: z.string(),
  /** Null before the first plan. */
  plans: PlanSet.nullable(),
  /** Names that questions and connectors answer, so that no cover takes one. */
  taken: z.array(z.string()),
  may: z.array(z.literal('edit')),
})
export type PlansView = z.infer<typeof PlansView>
