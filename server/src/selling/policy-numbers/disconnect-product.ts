import { isFrozen } from '@coverwright/rules/selling/policy-numbers'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { holdDesign } from './get-design'
import { presentOne, useOf } from './present'
import { deleteConnection, findConnection } from './store'
import { type Connection, findProduct, tell } from './connect-product'

/** What is being sold keeps its numbers. */
export async function disconnectProduct(ctx: MemberCtx, { id, productId }: Connection) {
  const row = await holdDesign(ctx, id)
  const product = await findProduct(ctx, productId)
  const connected = await findConnection(ctx, productId)
  if (connected?.designId !== id) return presentOne(ctx, row)
  if (isFrozen(row.design, useOf(row, [product]), await companyDay(ctx))) throw new Refused('policyNumbers.frozen')
  await deleteConnection(ctx, id, productId)
  await ctx.record('policyNumbers.disconnected', { designId: id, productId })
  await tell(ctx)
  return presentOne(ctx, row)
}
