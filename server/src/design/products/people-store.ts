import type { ProductAccess, ProductRole } from '@coverwright/rules/design/products'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { productGroupPeople, productPeople, products } from './tables'

/** What decides who the caller is to these products. */
export async function listOwnAccess(ctx: MemberCtx, productIds: readonly string[]) {
  const isMine = and(
    eq(productPeople.companyId, products.companyId),
    eq(productPeople.productId, products.id),
    eq(productPeople.personId, ctx.member.id),
  )
  const isMyGroup = and(
    eq(productGroupPeople.companyId, products.companyId),
    eq(productGroupPeople.groupId, products.groupId),
    eq(productGroupPeople.personId, ctx.member.id),
  )
  return ctx.db
    .select({
      id: products.id,
      access: products.access,
      ownerId: products.ownerId,
      invitedAs: productPeople.role,
      invitedToGroupAs: productGroupPeople.role,
    })
    .from(products)
    .leftJoin(productPeople, isMine)
    .leftJoin(productGroupPeople, isMyGroup)
    .where(and(eq(products.companyId, ctx.company), inArray(products.id, [...productIds])))
}

/**
 * For lists: the condition under which the caller sees a product, or what belongs to the product in this column.
 * Work that nobody asked for in person, and whoever manages all products, sees all.
 */
export function isSeen(ctx: CompanyCtx | MemberCtx, productId: PgColumn = products.id): SQL | undefined {
  if (!('member' in ctx) || ctx.member.permissions.includes('products.manage')) return undefined
  const isInvited = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(productPeople)
      .where(
        and(
          eq(productPeople.companyId, ctx.company),
          eq(productPeople.productId, products.id),
          eq(productPeople.personId, ctx.member.id),
        ),
      ),
  )
  const isInGroup = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(productGroupPeople)
      .where(
        and(
          eq(productGroupPeople.companyId, ctx.company),
          eq(productGroupPeople.groupId, products.groupId),
          eq(productGroupPeople.personId, ctx.member.id),
        ),
      ),
  )
  const isOpen = or(eq(products.access, 'company'), eq(products.ownerId, ctx.member.id), isInvited, isInGroup)
  if (productId === products.id) return isOpen
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.companyId, ctx.company), eq(products.id, productId), isOpen)),
  )
}

export const listInvited = (ctx: CompanyCtx, productId: string) =>
  ctx.db
    .select({ personId: productPeople.personId, role: productPeople.role })
    .from(productPeople)
    .where(ofProduct(ctx, productId))

export async function insertInvited(ctx: CompanyCtx, productId: string, personId: string, role: ProductRole) {
  const row = { companyId: ctx.company, productId, personId, role, invitedAt: ctx.now() }
  await ctx.db.insert(productPeople).values(row)
}

/** False when nobody like that was invited. */
export async function changeInvited(ctx: CompanyCtx, productId: string, personId: string, role: ProductRole) {
  const changed = await ctx.db
    .update(productPeople)
    .set({ role })
    .where(isInvitation(ctx, productId, personId))
    .returning({ personId: productPeople.personId })
  return changed.length > 0
}

export async function deleteInvited(ctx: CompanyCtx, productId: string, personId: string) {
  const gone = await ctx.db
    .delete(productPeople)
    .where(isInvitation(ctx, productId, personId))
    .returning({ personId: productPeople.personId })
  return gone.length > 0
}

export async function updateAccess(ctx: CompanyCtx, productId: string, access: ProductAccess) {
  await ctx.db
    .update(products)
    .set({ access })
    .where(and(eq(products.companyId, ctx.company), eq(products.id, productId)))
}

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(productPeople.companyId, ctx.company), eq(productPeople.productId, productId))
const isInvitation = (ctx: CompanyCtx, productId: string, personId: string) =>
  and(ofProduct(ctx, productId), eq(productPeople.personId, personId))
