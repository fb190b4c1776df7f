import { FRAME_REFUSALS, type Operation } from '@coverwright/contract/platform'
import { permissionsIn, type ProductRole, productRoleOf } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import { type BoundOperation, mayDo, type MemberCtx } from '../../platform/operations'
import { listOwnAccess } from './people-store'

/** How the product of a thing is found: null where the thing is not there, or is no product's. */
type FindProduct = (ctx: MemberCtx, id: string) => Promise<string | null>

/** The fields of an input that name a product, or something that belongs to one. */
export type ProductFields = Readonly<Record<string, FindProduct>>

export const itself: FindProduct = async (_ctx, id) => id

/**
 * The one place where a role in a product takes effect. Around every verb of a room whose things belong to products:
 * for whom the product is not there nothing of it is, and who may only look there is, to the verb and to what its
 * answer says may be done next, somebody without the permission to change.
 */
export const guardProducts = (operations: BoundOperation[], fields: ProductFields): BoundOperation[] =>
  operations.map(({ operation, verb }) => {
    if (operation.may === 'anyone') return { operation, verb }
    const guarded = async (ctx: MemberCtx, input: unknown) => {
      const isManager = ctx.member.permissions.includes('products.manage')
      const asked = isManager ? ctx : await narrowed(ctx, operation, await productsIn(ctx, input, fields))
      return verb(asked as never, input as never)
    }
    return { operation, verb: guarded as BoundOperation['verb'] }
  })

async function productsIn(ctx: MemberCtx, input: unknown, fields: ProductFields): Promise<string[]> {
  const given = input as Record<string, unknown>
  const found: string[] = []
  for (const [field, findProduct] of Object.entries(fields)) {
    const id = given[field]
    const product = typeof id === 'string' ? await findProduct(ctx, id) : null
    if (product) found.push(product)
  }
  return found
}

async function narrowed(ctx: MemberCtx, operation: Operation, productIds: readonly string[]): Promise<MemberCtx> {
  const roles = [...(await rolesIn(ctx, productIds)).values()]
  if (roles.includes(null)) throw new Refused('products.notFound')
  if (!roles.includes('readOnly')) return ctx
  const member = { ...ctx.member, permissions: permissionsIn('readOnly', ctx.member.permissions) }
  if (mayDo(member, { it: operation }).length === 0) throw new Refused(FRAME_REFUSALS.noPermission)
  return { ...ctx, member }
}

/** For those who are not calls of one room: refuses whoever does not see the product. */
export async function refuseUnseen(ctx: MemberCtx, productId: string) {
  const role = (await rolesIn(ctx, [productId])).get(productId)
  if (role === null) throw new Refused('products.notFound')
}

/** For work that somebody asked for in advance: refuses whoever may not change the product any more. */
export async function refuseReadOnly(ctx: MemberCtx, productId: string) {
  if (ctx.member.permissions.includes('products.manage')) return
  const role = (await rolesIn(ctx, [productId])).get(productId)
  if (role === null) throw new Refused('products.notFound')
  if (role === 'readOnly') throw new Refused(FRAME_REFUSALS.noPermission)
}

/** What the caller is to each of these products; one that is not there is not among them. */
export async function rolesIn(
  ctx: MemberCtx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductRole | null>> {
  if (productIds.length === 0) return new Map()
  const found = await listOwnAccess(ctx, productIds)
  return new Map(found.map((product) => [product.id, productRoleOf(product, ctx.member)]))
}

/** Those of these products that the caller sees, for rooms that name products beside something of their own. */
export async function seenAmong(ctx: MemberCtx, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const roles = await rolesIn(ctx, productIds)
  return new Set(productIds.filter((id) => roles.get(id)))
}
