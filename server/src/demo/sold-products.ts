import type { Body } from '@coverwright/rules/design/products'
import { listProductNames, openSoldBody } from '../design/products'
import type { CompanyCtx } from '../platform/operations'
import { keepRating, ratingOfBody } from '../rating/pricing'
import { listShellsOf } from '../release/publishing'

/** How often each is bought, and from where buyers come. */
const PRODUCTS = { 'Travel Light': 20, 'Motor Plus': 8, 'City Cycle': 6 }
export const CHANNELS = ['direct', 'direct', 'direct', 'directPage', 'agent', 'partner'] as const

export type SoldProduct = { productId: string; shellId: string; hash: string; body: Body; often: number }

export async function soldProducts(ctx: CompanyCtx): Promise<SoldProduct[]> {
  const found: SoldProduct[] = []
  for (const { id: productId, name } of await listProductNames(ctx, 'all')) {
    const often = PRODUCTS[name as keyof typeof PRODUCTS]
    const [shell] = often ? await listShellsOf(ctx, productId) : []
    if (!shell || !often) continue
    const opened = await openSoldBody(ctx, productId)
    if (!opened) continue
    await keepRating(ctx, await ratingOfBody(ctx, opened))
    found.push({ productId, shellId: shell.id, hash: shell.bodyHash, body: opened.body, often })
  }
  return found
}
