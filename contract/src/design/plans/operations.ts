import { z } from 'zod'
import { ReadAddress } from '../../company/media'
import { operation, Revision } from '../../platform'
import { PlanSet, PlansView } from './schema'
import { productsTopic } from '../topics'

export const planOperations = {
  get: operation({
    post: '/v1/wallproduct/getPlans',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: PlansView,
    changesWith: [productsTopic],
    says: 'The plans of a product with covers, add-ons and declarations',
  }),
  getDocument: operation({
    post: '/v1/wallproduct/getPlanDocument',
    may: 'products.read',
    takes: z.object({ productId: z.uuid(), fileId: z.uuid() }),
    gives: ReadAddress,
    says: "Where a booklet or cover document of the product's plans can be read for the next hour",
  }),
  update: operation({
    post: '/v1/wallproduct/updatePlans',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision, plans: PlanSet }),
    gives: PlansView,
    writes: true,
    says: 'Replaces the plans of the draft; a cover or add-on that the price uses cannot go',
  }),
} as const
