import { z } from 'zod'
import { operation } from '../../platform'
import { ProductDraft, ProductView } from './schema'
import { productsTopic } from '../topics'

/** The parts of a product that are set up on screens of their own, in the order in which people do them. */
export const setUpParts = [
  'form',
  'dataset',
  'connectors',
  'plans',
  'checkout',
  'documents',
  'pricing',
  'underwriting',
  'tests',
  'impact',
  'policyNumbers',
  'automation',
] as const
export type SetUpPartName = (typeof setUpParts)[number]

/** One sentence about a part; the console has the words for its code. */
export const SetUpLine = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type SetUpLine = z.infer<typeof SetUpLine>

export const SetUpPartView = z.object({
  part: z.enum(setUpParts),
  /** What this product does without is not needed, and so not missing. */
  state: z.enum(['notSetUp', 'completed', 'notNeeded']),
  /** What is missing, or what is there. */
  lines: z.array(SetUpLine),
})
export type SetUpPartView = z.infer<typeof SetUpPartView>

export const setUpOperations = {
  get: operation({
    post: '/v1/wallproduct/getSetUp',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ parts: z.array(SetUpPartView) }),
    changesWith: [productsTopic],
    says: 'How far each part of a product is set up, and what is missing',
  }),
  copy: operation({
    post: '/v1/wallproduct/copyProduct',
    may: 'products.write',
    takes: ProductDraft.pick({ name: true }).extend({ id: z.uuid() }),
    gives: ProductView,
    writes: true,
    says: 'A new product that begins where another is now: its newest design, its tables and its tests',
  }),
} as const
