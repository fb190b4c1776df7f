import { productAccesses, productRoles } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { may, operation } from '../../platform'
import { productsTopic } from '../topics'

export const ProductPersonView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(productRoles),
})
export type ProductPersonView = z.infer<typeof ProductPersonView>

export const ProductPeopleView = z.object({
  access: z.enum(productAccesses),
  ownerName: z.string(),
  people: z.array(ProductPersonView),
  /** Colleagues who could be invited, and whether their role in the company lets them change products at all. */
  others: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), mayWrite: z.boolean() })),
  may: may('manage'),
})
export type ProductPeopleView = z.infer<typeof ProductPeopleView>

const productId = z.uuid()
const personId = z.uuid()
const role = z.enum(productRoles)

export const productPeopleOperations = {
  list: operation({
    post: '/v1/wallproduct/listProductPeople',
    may: 'products.read',
    takes: z.object({ productId }),
    gives: ProductPeopleView,
    changesWith: [productsTopic],
    says: 'Who works on a product and as what, and who else could be invited',
  }),
  invite: operation({
    post: '/v1/wallproduct/inviteProductPerson',
    may: 'products.write',
    takes: z.object({ productId, personId, role }),
    gives: ProductPeopleView,
    writes: true,
    says: 'Invites a member of the company to a product, to change it or to look at it',
  }),
  changeRole: operation({
    post: '/v1/wallproduct/updateProductPerson',
    may: 'products.write',
    takes: z.object({ productId, personId, role }),
    gives: ProductPeopleView,
    writes: true,
    says: 'Another role in the product for somebody who was invited',
  }),
  remove: operation({
    post: '/v1/wallproduct/deleteProductPerson',
    may: 'products.write',
    takes: z.object({ productId, personId }),
    gives: ProductPeopleView,
    writes: true,
    says: 'Takes back an invitation to a product',
  }),
  setAccess: operation({
    post: '/v1/wallproduct/updateProductAccess',
    may: 'products.write',
    takes: z.object({ productId, access: z.enum(productAccesses) }),
    gives: ProductPeopleView,
    writes: true,
    says: 'Whether everybody in the company works on a product by their role, or only those invited to it',
  }),
} as const
