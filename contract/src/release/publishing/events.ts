import { z } from 'zod'
import { event } from '../../platform'

export const productPublished = event({
  name: 'product.published',
  says: 'A version of a product went live: visitors of its address get it from now on',
  carries: z.object({ productId: z.uuid(), number: z.int(), slug: z.string() }),
})
