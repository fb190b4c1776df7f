import type { productGroupOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { MAX_PRODUCT_GROUPS } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { countGroups, deleteGroupRow, insertGroup, updateGroup, updateGroupOf } from './group-store'
import { holdGroup, tellGroup } from './hold-group'
import { holdProduct } from './load-product'

type Takes<Name extends keyof typeof productGroupOperations> = TakesOf<(typeof productGroupOperations)[Name]>

export async function createGroup(ctx: MemberCtx, { name }: Takes<'create'>) {
  if ((await countGroups(ctx)) >= MAX_PRODUCT_GROUPS)
    throw new Refused('products.groupLimit', { values: { limit: MAX_PRODUCT_GROUPS } })
  const id = ctx.newId()
  await insertGroup(ctx, { id, name })
  await tellGroup(ctx, 'groupCreated', { name })
  return { id }
}

export async function renameGroup(ctx: MemberCtx, { groupId, name }: Takes<'rename'>) {
  await holdGroup(ctx, groupId)
  await updateGroup(ctx, groupId, name)
  await tellGroup(ctx, 'groupRenamed', { name })
  return {}
}

export async function deleteGroup(ctx: MemberCtx, { groupId }: Takes<'delete'>) {
  const { name } = await holdGroup(ctx, groupId)
  await deleteGroupRow(ctx, groupId)
  await tellGroup(ctx, 'groupDeleted', { name })
  return {}
}

/** Whoever was invited to the group reaches the product from now on, and whoever was invited to the one before does not. */
export async function moveToGroup(ctx: MemberCtx, { productId, groupId }: Takes<'move'>) {
  const group = groupId === null ? null : await holdGroup(ctx, groupId)
  await holdProduct(ctx, productId)
  await updateGroupOf(ctx, productId, groupId)
  await tellGroup(ctx, 'groupChanged', { productId, name: group?.name ?? '' })
  return {}
}
