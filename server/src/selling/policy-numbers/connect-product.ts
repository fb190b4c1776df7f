import { productsTopic } from '@coverwright/contract/design/products'
import { policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import { policyNumberStatus } from '@coverwright/rules/selling/policy-numbers'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listProductNames } from '../../design/products'
import { holdDesign } from './get-design'
import { connectionsOf, presentOne, useOf } from './present'
import { findConnection, findDesign, insertConnection, lockDesigns } from './store'

export type Connection = { id: string; productId: string }

/** One at a time: of two who connect a product to two designs at once, the second is told of the first. */
export async function connectProduct(ctx: MemberCtx, { id, productId }: Connection) {
  await lockDesigns(ctx)
  const row = await holdDesign(ctx, id)
  const product = await findProduct(ctx, productId)
  const before = await findConnection(ctx, productId)
  if (before?.designId === id) return presentOne(ctx, row)
  if (before) {
    const title = (await findDesign(ctx, before.designId))?.title ?? ''
    throw new Refused('policyNumbers.productConnected', { values: { product: product.name, title } })
  }
  const connected = (await connectionsOf(ctx, [id])).get(id) ?? []
  if (policyNumberStatus(row.design, useOf(row, connected)) === 'used') throw new Refused('policyNumbers.usedUp')
  await insertConnection(ctx, id, productId)
  await ctx.record('policyNumbers.connected', { designId: id, productId })
  await tell(ctx)
  return presentOne(ctx, row)
}

export async function findProduct(ctx: MemberCtx, productId: string) {
  const [product] = await listProductNames(ctx, [productId])
  if (!product) throw new Refused('products.notFound')
  return product
}

export async function tell(ctx: MemberCtx) {
  await ctx.notify(policyNumbersTopic)
  await ctx.notify(productsTopic)
}
