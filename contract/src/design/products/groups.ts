import { insuranceTypes, MAX_PRODUCT_NAME, productRoles } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { may, operation } from '../../platform'
import { productsTopic } from '../topics'
import { ProductPersonView } from './people'

const name = z.string().trim().min(1).max(MAX_PRODUCT_NAME)
const groupId = z.uuid()
const personId = z.uuid()
const role = z.enum(productRoles)

export const ProductGroupView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Those of its products that the caller sees. */
  products: z.array(z.object({ id: z.uuid(), name: z.string(), insuranceType: z.enum(insuranceTypes) })),
  /** Who was invited to all of them. */
  people: z.array(ProductPersonView),
})
export type ProductGroupView = z.infer<typeof ProductGroupView>

export const ProductGroupsView = z.object({
  groups: z.array(ProductGroupView),
  /** For whoever arranges groups: colleagues who could be invited, and products that are in none yet. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), mayWrite: z.boolean() })),
  loose: z.array(z.object({ id: z.uuid(), name: z.string() })),
  may: may('manage'),
})
export type ProductGroupsView = z.infer<typeof ProductGroupsView>

const changes = { may: 'products.manage', gives: z.object({}), writes: true } as const

export const productGroupOperations = {
  list: operation({
    post: '/v1/wallproduct/listProductGroups',
    may: 'products.read',
    takes: z.object({}),
    gives: ProductGroupsView,
    changesWith: [productsTopic],
    says: 'Groups of products with their people, as far as the caller sees them',
  }),
  create: operation({
    ...changes,
    post: '/v1/wallproduct/createProductGroup',
    takes: z.object({ name }),
    gives: z.object({ id: z.uuid() }),
    says: 'A new group of products, empty as yet',
  }),
  rename: operation({
    ...changes,
    post: '/v1/wallproduct/updateProductGroup',
    takes: z.object({ groupId, name }),
    says: 'Another name for a group',
  }),
  delete: operation({
    ...changes,
    post: '/v1/wallproduct/deleteProductGroup',
    takes: z.object({ groupId }),
    says: 'Takes a group apart: its products stay, and who was invited to the group no longer is',
  }),
  move: operation({
    ...changes,
    post: '/v1/wallproduct/moveProductToGroup',
    takes: z.object({ productId: z.uuid(), groupId: groupId.nullable() }),
    says: 'Puts a product into a group, from wherever it was, or out of any',
  }),
  invite: operation({
    ...changes,
    post: '/v1/wallproduct/inviteGroupPerson',
    takes: z.object({ groupId, personId, role }),
    says: 'Invites a member of the company to all products of a group, to change them or to look at them',
  }),
  changeRole: operation({
    ...changes,
    post: '/v1/wallproduct/updateGroupPerson',
    takes: z.object({ groupId, personId, role }),
    says: 'Another role in a group for somebody who was invited',
  }),
  remove: operation({
    ...changes,
    post: '/v1/wallproduct/deleteGroupPerson',
    takes: z.object({ groupId, personId }),
    says: 'Takes back an invitation to a group',
  }),
} as const
