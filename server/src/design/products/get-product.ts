import type { MemberCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { presentBody, presentProduct } from './present'
import { listStandings } from './standing-store'
import { listBodyStates } from './store'

export async function getProduct(ctx: MemberCtx, { id }: { id: string }) {
  const { product, body } = await loadProduct(ctx, id)
  const states = await listBodyStates(ctx, [id])
  const standings = await listStandings(ctx, [id])
  return { product: presentProduct(product, states, ctx.member.permissions, standings), body: presentBody(body) }
}
