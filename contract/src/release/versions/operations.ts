import { MAX_PRODUCT_NAME } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { BodyView, productsTopic, ProductView } from '../../design/products'
import { operation, type Operations, Revision } from '../../platform'
import { ComparedVersions, HistoryView, Point } from './schema'

const productId = z.uuid()

export const versionOperations = {
  getHistory: operation({
    post: '/v1/wallproduct/getProductHistory',
    may: 'products.read',
    takes: z.object({ productId, /** Of one draft or version alone. */ bodyId: z.uuid().optional() }),
    gives: HistoryView,
    changesWith: [productsTopic],
    says: 'Who changed what in a product and when, newest first, with the versions that can be compared',
  }),
  compare: operation({
    post: '/v1/wallproduct/compareProductVersions',
    may: 'products.read',
    takes: z.object({ productId, before: Point, after: Point }),
    gives: ComparedVersions,
    says: 'Everything in which a product differs between two points of its history',
  }),
  goBack: operation({
    post: '/v1/wallproduct/goBackToVersion',
    may: 'products.write',
    takes: z.object({ productId, to: Point }),
    gives: BodyView,
    writes: true,
    says: 'Makes the draft what the product was at a point of its history; nothing in between is lost',
  }),
  exportProduct: operation({
    post: '/v1/wallproduct/exportProduct',
    may: 'products.read',
    secret: true,
    takes: z.object({ productId }),
    gives: z.object({ name: z.string(), hash: z.string(), url: z.string(), urlExpiresAt: z.iso.datetime() }),
    writes: true,
    says: 'A product as a folder of readable files in a zip: the same product gives the same files, byte for byte',
  }),
  importProduct: operation({
    post: '/v1/wallproduct/importProduct',
    may: 'products.write',
    takes: z.object({ fileId: z.uuid(), name: z.string().trim().min(1).max(MAX_PRODUCT_NAME).optional() }),
    gives: z.object({ product: ProductView, hash: z.string() }),
    writes: true,
    says: 'A new product from such a zip (purpose productArchive); what is wrong is named by file and line, and changes nothing',
  }),
  compareImport: operation({
    post: '/v1/wallproduct/compareImportedProduct',
    may: 'products.write',
    takes: z.object({ productId, fileId: z.uuid() }),
    gives: ComparedVersions.extend({
      /** As the product is now: what is taken over must have been compared with this. */
      revision: z.int(),
      /** How many tests are not there yet. */
      tests: z.int(),
    }),
    says: 'In what such a zip differs from a product that is there; changes nothing',
  }),
  takeOverImport: operation({
    post: '/v1/wallproduct/takeOverImportedProduct',
    may: 'products.write',
    takes: z.object({ productId, fileId: z.uuid(), baseRevision: Revision }),
    gives: BodyView,
    writes: true,
    says: 'Makes the draft of a product what such a zip has, or opens its next version for it; changed tables wait as drafts',
  }),
} as const satisfies Operations
