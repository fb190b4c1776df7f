import { environments } from '@coverwright/rules/release/publishing'
import { z } from 'zod'
import { anyOf, listOperation, may, operation } from '../../platform'
import { productsTopic } from '../../design/products'
import { ChangeView, ForSaleView, Hash, MountView, ReleaseView, shelfStatuses, ShellView } from './schema'

const Amount = z.object({ minor: z.int(), currency: z.string() }).nullable()

/** What somebody who publishes looks at. */
export const publisherOperations = {
  listForSale: listOperation({
    post: '/v1/wallproduct/listPrimaryProducts',
    may: 'products.read',
    rows: ForSaleView,
    searches: ['name', 'address'],
    filters: { status: anyOf(shelfStatuses) },
    tabs: 'status',
    sorts: ['name', 'changed', 'expiry'],
    usual: '-changed',
    changesWith: [productsTopic],
    says: 'The products that are for sale or made ready for it: where each stands, its version, its end',
  }),
  listTrash: listOperation({
    post: '/v1/wallproduct/listTrashedShells',
    may: 'products.read',
    rows: ShellView.extend({ productName: z.string(), insuranceType: z.string(), trashedAt: z.iso.datetime() }),
    searches: ['name', 'address'],
    filters: {},
    sorts: ['name', 'trashedAt'],
    usual: '-trashedAt',
    changesWith: [productsTopic],
    says: 'What is in the trash',
  }),
  get: operation({
    post: '/v1/wallproduct/getPublisher',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({
      /** The version that the caller works on, and what would be frozen; null where the newest is frozen. Its name is empty for the main draft. */
      draft: z.object({ number: z.int(), name: z.string(), updatedAt: z.iso.datetime() }).nullable(),
      shells: z.array(ShellView),
      releases: z.array(ReleaseView),
      history: z.array(MountView.extend({ environment: z.enum(environments), shellId: z.uuid() })),
      /** To pre-live, and live. */
      may: may('test', 'release'),
    }),
    changesWith: [productsTopic],
    says: 'One product as its publisher sees it: environments, releases, backup and what happened when',
  }),
  compare: operation({
    post: '/v1/wallproduct/compareReleases',
    may: 'products.read',
    takes: z.object({
      productId: z.uuid(),
      /** Left out: what is live now. */
      before: Hash.optional(),
      /** Left out: what is on pre-live, else the draft. */
      after: Hash.optional(),
    }),
    gives: z.object({
      before: z.object({ number: z.int(), hash: z.string() }).nullable(),
      after: z.object({ number: z.int(), hash: z.string().nullable() }).nullable(),
      changes: z.array(ChangeView),
      /** Cell by cell, the first of each table; `more` counts the rest. */
      tables: z.array(
        z.object({
          name: z.string(),
          added: z.int(),
          gone: z.int(),
          changed: z.int(),
          cells: z.array(z.object({ row: z.string(), column: z.string(), before: z.string(), after: z.string() })),
          more: z.int(),
        }),
      ),
      /** The product's test customers, before and after. */
      prices: z.array(z.object({ name: z.string(), before: Amount, after: Amount })),
      pages: z.array(
        z.object({
          id: z.string(),
          before: z.object({ title: z.string(), questions: z.array(z.string()) }).nullable(),
          after: z.object({ title: z.string(), questions: z.array(z.string()) }).nullable(),
        }),
      ),
    }),
    changesWith: [productsTopic],
    says: 'What is otherwise in one release than in another: sentences, cells of tables, prices of the test customers',
  }),
} as const
