import { productsTopic } from '@coverwright/contract/design/products'
import type { MemberCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { openProduct } from './open-product'
import { presentOne } from './present-products'
import { readBody } from './read-body'
import { findProduct } from './store'

/**
 * A new product of the caller's own that begins with the design of another, draft or published. What other rooms keep
 * beside a design they copy themselves: see the room `set-up`.
 */
export async function copyProduct(ctx: MemberCtx, { id, name }: { id: string; name: string }) {
  const { product, body } = await loadProduct(ctx, id)
  const { body: design } = readBody(body.document)
  const { description, size, insuranceType, typeWords, currency, languages } = product
  const row = await openProduct(ctx, {
    ...{ name, description, size, insuranceType, typeWords, currency, languages },
    timeZone: design.timeZone,
    ownerId: ctx.member.id,
    body: design,
  })
  await ctx.notify(productsTopic)
  const copied = await findProduct(ctx, row.id)
  return presentOne(ctx, copied ?? { ...row, ownerName: '' })
}
