import { insuranceTypes } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { anyId, anyOf, listOperation, may, oneOf, operation, Revision } from '../../platform'
import { Body } from './body'
import { BodyView, ProductDraft, ProductView } from './schema'
import { productsTopic } from '../topics'

export const productOperations = {
  list: listOperation({
    post: '/v1/wallproduct/listProducts',
    may: 'products.read',
    rows: ProductView,
    more: { may: may('create') },
    searches: ['name'],
    filters: {
      state: oneOf(['published', 'unpublished']),
      type: anyOf(insuranceTypes),
      owner: anyId(),
      group: anyId(),
    },
    sorts: ['name', 'type', 'state', 'owner', 'createdAt', 'updatedAt'],
    usual: '-updatedAt',
    changesWith: [productsTopic],
    says: "The company's products",
  }),
  listOwners: operation({
    post: '/v1/wallproduct/listProductOwners',
    may: 'products.read',
    takes: z.object({}),
    gives: z.object({ owners: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    changesWith: [productsTopic],
    says: 'The people who own a product here',
  }),
  get: operation({
    post: '/v1/wallproduct/getProduct',
    may: 'products.read',
    takes: z.object({ id: z.uuid() }),
    gives: z.object({
      product: ProductView,
      body: BodyView,
      /** For whoever may only look: some of those who may change it, its owner first. */
      writers: z.array(z.string()),
      /** Translations that are older than the text in the first language. */
      staleTexts: z.array(z.object({ key: z.string(), language: z.enum(languages) })),
    }),
    changesWith: [productsTopic],
    says: 'One product with its newest body: the draft, or the one that was published last',
  }),
  create: operation({
    post: '/v1/wallproduct/createProduct',
    may: 'products.write',
    takes: ProductDraft.partial({ currency: true }),
    gives: ProductView,
    writes: true,
    says: 'A new product with an empty first draft, sold in the company’s usual currency unless another is named',
  }),
  update: operation({
    post: '/v1/wallproduct/updateProduct',
    may: 'products.write',
    takes: ProductDraft.pick({ name: true, description: true }).extend({ id: z.uuid() }),
    gives: ProductView,
    writes: true,
    says: 'Another name or description; what is published keeps the name it was published with',
  }),
  saveBody: operation({
    post: '/v1/wallproduct/updateProductBody',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision, body: Body }),
    gives: BodyView,
    writes: true,
    says: 'Saves the draft body; refused when what it changes was changed since it was read, with how that is now',
  }),
  editCopy: operation({
    post: '/v1/wallproduct/copyProductBody',
    may: 'products.write',
    takes: z.object({ productId: z.uuid() }),
    gives: BodyView,
    writes: true,
    says: 'Opens the next version as a copy of the last published body, which stays as it is',
  }),
} as const
