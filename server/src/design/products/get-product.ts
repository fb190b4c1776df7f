import type { MemberCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { presentBody, presentProduct } from './present'
import { listBodyStates } from './store'

export async function getProduct(ctx: MemberCtx, { id }: { id: string }) {
  const { product, body } = await loadProduct(ctx, id)
  const states = await listBodyStates(ctx, [id])
  return { product: presentProduct(product, states, ctx.member.permissions), body: presentBody(body) }
}
