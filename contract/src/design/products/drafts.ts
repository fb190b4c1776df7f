import { MAX_DRAFT_NAME } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { may, operation } from '../../platform'
import { productsTopic } from '../topics'

const productId = z.uuid()
const name = z.string().trim().min(1).max(MAX_DRAFT_NAME)

/** One of several drafts of a product. */
export const DraftView = z.object({
  id: z.uuid(),
  /** Empty for the main one. */
  name: z.string(),
  number: z.int(),
  updatedAt: z.iso.datetime(),
  /** What the caller sees and changes of this product. */
  isChosen: z.boolean(),
  may: may('choose', 'rename', 'delete'),
})
export type DraftView = z.infer<typeof DraftView>

/** Drafts beside each other: 'next year' beside what is worked on now. */
export const productDraftOperations = {
  list: operation({
    post: '/v1/wallproduct/listProductDrafts',
    may: 'products.read',
    takes: z.object({ productId }),
    gives: z.object({
      drafts: z.array(DraftView),
      /** What was published, which a draft can come from, too; the newest first. */
      versions: z.array(z.object({ id: z.uuid(), number: z.int() })),
      may: may('create'),
    }),
    changesWith: [productsTopic],
    says: 'The drafts of a product, the main one first, and which of them the caller works on',
  }),
  create: operation({
    post: '/v1/wallproduct/createProductDraft',
    may: 'products.write',
    takes: z.object({ productId, name, from: z.uuid().optional() }),
    gives: DraftView,
    writes: true,
    says: 'One more draft, from a draft or a published version, else from what the caller works on; the caller works on it from now on',
  }),
  choose: operation({
    post: '/v1/wallproduct/chooseProductDraft',
    may: 'products.read',
    takes: z.object({ productId, draftId: z.uuid() }),
    gives: DraftView,
    writes: true,
    says: 'Which draft the caller sees, changes and publishes from now on; what is open from another is not saved into it',
  }),
  rename: operation({
    post: '/v1/wallproduct/renameProductDraft',
    may: 'products.write',
    takes: z.object({ productId, draftId: z.uuid(), name }),
    gives: DraftView,
    writes: true,
    says: 'Another name for a draft; the main one has none',
  }),
  delete: operation({
    post: '/v1/wallproduct/deleteProductDraft',
    may: 'products.write',
    takes: z.object({ productId, draftId: z.uuid() }),
    gives: z.object({}),
    writes: true,
    says: 'Deletes a draft with its history; whoever worked on it is back on the main one',
  }),
} as const
