import { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { permissionsIn } from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { rolesIn } from './guard-products'
import { listProductRows } from './list-store'
import { presentProduct } from './present'
import { listStandings } from './standing-store'
import { listBodyStates, type OwnedProduct } from './store'

export async function listProducts(ctx: MemberCtx, wanted: TakesOf<typeof productOperations.list>) {
  const { rows, total } = await listProductRows(ctx, wanted)
  const ids = rows.map(({ id }) => id)
  const states = await listBodyStates(ctx, ids)
  const standings = await listStandings(ctx, ids)
  const roles = await rolesIn(ctx, ids)
  const present = (row: OwnedProduct) =>
    presentProduct(
      row,
      states.filter(({ productId }) => productId === row.id),
      permissionsIn(roles.get(row.id) ?? 'readOnly', ctx.member.permissions),
      standings.filter(({ productId }) => productId === row.id),
    )
  return { rows: rows.map(present), total, may: mayDo(ctx.member, { create: productOperations.create }) }
}
