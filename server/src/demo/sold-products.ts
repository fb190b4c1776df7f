import type { Body } from '@coverwright/rules/design/products'
import { sharesRefusal } from '@coverwright/rules/rating/rating'
import { listProductNames, openSoldBody } from '../design/products'
import { refuseIf } from '../kernel'
import type { CompanyCtx } from '../platform/operations'
import { keepRating, ratingOfBody } from '../rating/pricing'
import { listShellsOf } from '../release/publishing'
import { type Custom, whoComes } from './who-comes'

/** From where buyers come. */
export const CHANNELS = ['direct', 'direct', 'direct', 'directPage', 'agent', 'partner'] as const

export type SoldProduct = { productId: string; shellId: string; hash: string; body: Body; custom: Custom }

export async function soldProducts(ctx: CompanyCtx): Promise<SoldProduct[]> {
  const found: SoldProduct[] = []
  for (const { id: productId, name } of await listProductNames(ctx, 'all')) {
    const custom = whoComes[name]
    const [shell] = custom ? await listShellsOf(ctx, productId) : []
    if (!shell || !custom) continue
    const opened = await openSoldBody(ctx, productId)
    if (!opened) continue
    refuseIf(sharesRefusal(opened.body, custom.shares))
    await keepRating(ctx, await ratingOfBody(ctx, opened))
    found.push({ productId, shellId: shell.id, hash: shell.bodyHash, body: opened.body, custom })
  }
  return found
}
