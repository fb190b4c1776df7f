import { MAX_SLUG } from '@coverwright/rules/publishing'
import { z } from 'zod'
import { operation } from '../platform'

export const ShellView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  slug: z.string(),
  /** The address as buyers type it. */
  path: z.string(),
  bodyNumber: z.int(),
  bodyHash: z.string(),
  publishedAt: z.iso.datetime(),
})
export type ShellView = z.infer<typeof ShellView>

export const publishingOperations = {
  listShells: operation({
    post: '/v1/wallproduct/listShells',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ rows: z.array(ShellView) }),
    says: 'Where a product is sold, and which body is mounted there',
  }),
  publishBody: operation({
    post: '/v1/wallproduct/publishProduct',
    may: 'publishing.release',
    takes: z.object({ productId: z.uuid(), slug: z.string().min(1).max(MAX_SLUG) }),
    gives: ShellView,
    writes: true,
    says: "Freezes the product's draft and mounts it at an address, at once and for every process",
  }),
} as const
