import { productRoles } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { event } from '../../platform'

export const productPersonInvited = event({
  name: 'product.personInvited',
  says: 'Somebody of the company was invited to a product, to change it or to look at it',
  carries: z.object({ productId: z.uuid(), invited: z.uuid(), role: z.enum(productRoles) }),
})
