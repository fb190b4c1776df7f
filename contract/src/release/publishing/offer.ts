import { decisions } from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'

const Price = z.object({ minor: z.int(), currency: z.string(), text: z.string() })

/** What a buyer is told: prices, terms and the decision, nothing of how they were found. */
export const OfferView = z.object({
  /** The plan that the answers choose; null while none is chosen. */
  chosen: z.string().nullable(),
  plans: z.array(
    z.object({
      plan: z.string(),
      title: z.string(),
      /** Null as long as answers are missing. */
      decision: z.enum(decisions).nullable(),
      yearly: Price.nullable(),
      parts: z.array(z.object({ title: z.string(), amount: Price })),
      monthly: z.object({ count: z.int(), first: Price, later: Price }).nullable(),
      notes: z.array(z.object({ kind: z.enum(['exclusion', 'message']), text: z.string() })),
    }),
  ),
  addOns: z.array(z.object({ addOn: z.string(), yearly: Price })),
  /** Chosen, but no part of the chosen plan. */
  notOffered: z.array(z.string()),
})
export type OfferView = z.infer<typeof OfferView>
