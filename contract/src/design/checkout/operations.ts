import { z } from 'zod'
import { operation, Revision } from '../../platform'
import { SaleTerms } from '../parts'
import { productsTopic } from '../topics'
import { CheckoutView } from './schema'

export const checkoutOperations = {
  get: operation({
    post: '/v1/wallproduct/getCheckout',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: CheckoutView,
    changesWith: [productsTopic],
    says: 'The terms a product is sold on: cover, how long a price is kept, cancelling, commission, claims',
  }),
  update: operation({
    post: '/v1/wallproduct/updateCheckout',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision, sale: SaleTerms }),
    gives: CheckoutView,
    writes: true,
    says: 'Replaces the terms of sale of the draft; what was promised before stays as it was',
  }),
} as const
