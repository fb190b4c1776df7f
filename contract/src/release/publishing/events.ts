import { z } from 'zod'
import { event } from '../../platform'

export const productPublished = event({
  name: 'product.published',
  says: 'A version of a product went live: visitors of its address get it from now on',
  carries: z.object({ productId: z.uuid(), number: z.int(), slug: z.string() }),
})

export const canaryReplaced = event({
  name: 'canary.replaced',
  says: 'A canary was over because something was mounted for everybody, or its address was taken offline',
  carries: z.object({ productId: z.uuid(), shellId: z.uuid(), canaryId: z.uuid() }),
})
