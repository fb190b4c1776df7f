import { productKeepingOperations } from '@coverwright/contract/design/products'
import { keepingRefusal, permissionsIn, trashEnds, TRASH_DAYS } from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { namesOf } from './beside-store'
import { rolesIn } from './guard-products'
import { listTrashedRows } from './list-store'

const DAY_MS = 86_400_000

export async function listTrash(ctx: MemberCtx) {
  const rows = await listTrashedRows(ctx, new Date(ctx.now().getTime() - TRASH_DAYS * DAY_MS))
  const roles = await rolesIn(
    ctx,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    ctx,
    rows.map(({ trashedBy }) => trashedBy),
  )
  return {
    rows: rows.map(({ id, name, insuranceType, ownerId, trashedAt, trashedBy }) => {
      const permissions = permissionsIn(roles.get(id) ?? 'readOnly', ctx.member.permissions)
      const isKeeper = keepingRefusal({ ownerId }, { ...ctx.member, permissions }) === null
      return {
        ...{ id, name, insuranceType, trashedBy: names.get(trashedBy ?? '') ?? '' },
        trashedAt: trashedAt.toISOString(),
        endsAt: trashEnds(trashedAt).toISOString(),
        may: mayDo({ permissions }, { restore: isKeeper && productKeepingOperations.restore }),
      }
    }),
  }
}
