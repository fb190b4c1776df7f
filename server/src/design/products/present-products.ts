import type { ProductView } from '@coverwright/contract/design/products'
import type { Permission } from '@coverwright/rules/company/members'
import { permissionsIn } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { listChosenStates } from './draft-store'
import { groupNamesOf, listEditors, listFaces, namesOf } from './beside-store'
import { rolesIn } from './guard-products'
import { presentProduct } from './present'
import { listStandings } from './standing-store'
import { listBodyStates, type OwnedProduct } from './store'

/** Products of which the caller sees each; what may be done with one is told by their role in it. */
export async function presentSeen(ctx: MemberCtx, rows: readonly OwnedProduct[]): Promise<ProductView[]> {
  const roles = await rolesIn(
    ctx,
    rows.map(({ id }) => id),
  )
  return presentRows(ctx, rows, ({ id }) => permissionsIn(roles.get(id) ?? 'readOnly', ctx.member.permissions))
}

/** One product, for a verb about it: there the caller is already what they are in it. */
export async function presentOne(ctx: MemberCtx, row: OwnedProduct): Promise<ProductView> {
  const [view] = await presentRows(ctx, [row], () => ctx.member.permissions)
  return view as ProductView
}

async function presentRows(
  ctx: MemberCtx,
  rows: readonly OwnedProduct[],
  held: (row: OwnedProduct) => readonly Permission[],
): Promise<ProductView[]> {
  const ids = rows.map(({ id }) => id)
  const states = await listBodyStates(ctx, ids)
  const chosen = await listChosenStates(ctx, ids)
  const standings = await listStandings(ctx, ids)
  const faces = await listFaces(ctx, ids)
  const editors = await listEditors(ctx, ids)
  const names = await namesOf(
    ctx,
    rows.map(({ lockedBy }) => lockedBy),
  )
  const groups = await groupNamesOf(
    ctx,
    rows.map(({ groupId }) => groupId),
  )
  return rows.map((row) => {
    const own = ({ productId }: { productId: string }) => productId === row.id
    return presentProduct(row, {
      caller: { id: ctx.member.id, permissions: held(row) },
      bodies: [...chosen.filter(own), ...states.filter(own)],
      standing: standings.find(own) ?? null,
      face: faces.find(own) ?? null,
      editor: editors.find(own) ?? null,
      lockedBy: names.get(row.lockedBy ?? '') ?? '',
      group: groups.get(row.groupId ?? '') ?? null,
    })
  })
}
