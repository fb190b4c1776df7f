import { z } from 'zod'
import { operation } from '../../platform'
import { productsTopic } from '../../design/products'
import { NeedView } from './schema'

const productId = z.uuid()

/** What stands between a product and being sold, asked of every room that has a part in it. */
export const needOperations = {
  get: operation({
    post: '/v1/wallproduct/getPublishNeeds',
    may: 'products.read',
    takes: z.object({ productId }),
    gives: z.object({
      needs: z.array(NeedView),
      /** An address to begin with. */
      suggestedSlug: z.string(),
    }),
    changesWith: [productsTopic],
    says: 'What publishing a product needs, item by item, each with the screen that puts it right',
  }),
  moveToPrimary: operation({
    post: '/v1/wallproduct/moveToPrimary',
    may: 'products.write',
    takes: z.object({ productId }),
    gives: z.object({}),
    writes: true,
    says: 'Puts a product among those for sale; refused while its business logic is not complete',
  }),
} as const
