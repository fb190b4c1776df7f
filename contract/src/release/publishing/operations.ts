import { MAX_SLUG } from '@coverwright/rules/release/publishing'
import { languages } from '@coverwright/rules/languages'
import { decisions } from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'
import { operation } from '../../platform'
import { productsTopic } from '../../design/products'

export const ShellView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  slug: z.string(),
  /** The address as buyers type it. */
  path: z.string(),
  bodyNumber: z.int(),
  bodyHash: z.string(),
  publishedAt: z.iso.datetime(),
})
export type ShellView = z.infer<typeof ShellView>

const Price = z.object({ minor: z.int(), currency: z.string(), text: z.string() })
/** By data name, as they were typed. */
const answers = z.record(z.string().min(1).max(64), z.json())

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

export const publishingOperations = {
  listShells: operation({
    post: '/v1/wallproduct/listShells',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ rows: z.array(ShellView) }),
    changesWith: [productsTopic],
    says: 'Where a product is sold, and which body is mounted there',
  }),
  publishBody: operation({
    post: '/v1/wallproduct/publishProduct',
    may: 'publishing.release',
    takes: z.object({ productId: z.uuid(), slug: z.string().min(1).max(MAX_SLUG) }),
    gives: ShellView,
    writes: true,
    says: "Freezes the product's draft and mounts it at an address, at once and for every process",
  }),
  getOffer: operation({
    post: '/v1/wallproduct/getOffer',
    may: 'anyone',
    signed: false,
    takes: z.object({
      slug: z.string().min(1).max(MAX_SLUG),
      bodyHash: z.string().regex(/^[0-9a-f]{64}$/),
      language: z.enum(languages),
      answers,
    }),
    gives: OfferView,
    says: 'What a buyer pays with these answers, on the body that they are in the middle of',
  }),
  previewOffer: operation({
    post: '/v1/wallproduct/previewOffer',
    may: 'products.read',
    takes: z.object({ productId: z.uuid(), language: z.enum(languages), answers }),
    gives: OfferView,
    says: 'The same on the newest body of a product, for its preview',
  }),
} as const
