import type { checkoutOperations } from '@coverwright/contract/design/checkout'
import type { TakesOf } from '@coverwright/contract/platform'
import { saleRefusals } from '@coverwright/rules/design/checkout'
import type { Body } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody } from '../products'
import { presentCheckout } from './present'

export async function updateCheckout(
  ctx: MemberCtx,
  { productId, baseRevision, sale }: TakesOf<typeof checkoutOperations.update>,
) {
  const change = (body: Body): Body => ({ ...body, sale })
  const refuse = (body: Body) => refuseIf(saleRefusals(sale, body)[0] ?? null)
  return presentCheckout(ctx, await changeBody(ctx, { productId, baseRevision, change, refuse }))
}
