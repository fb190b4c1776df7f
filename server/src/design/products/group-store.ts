import type { ProductRole } from '@coverwright/rules/design/products'
import { and, count, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { isKept } from './list-store'
import { isSeen } from './people-store'
import { productGroupPeople, productGroups, products } from './tables'

const ofCompany = (ctx: CompanyCtx) => eq(productGroups.companyId, ctx.company)
const isGroup = (ctx: CompanyCtx, id: string) => and(ofCompany(ctx), eq(productGroups.id, id))
const isInvitation = (ctx: CompanyCtx, groupId: string, personId: string) =>
  and(
    eq(productGroupPeople.companyId, ctx.company),
    eq(productGroupPeople.groupId, groupId),
    eq(productGroupPeople.personId, personId),
  )

export const listGroupRows = (ctx: CompanyCtx) =>
  ctx.db
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(ofCompany(ctx))
    .orderBy(productGroups.name)

/** Every product that the caller sees, with its group. */
export const listGrouped = (ctx: CompanyCtx) =>
  ctx.db
    .select({
      id: products.id,
      name: products.name,
      insuranceType: products.insuranceType,
      groupId: products.groupId,
    })
    .from(products)
    .where(and(eq(products.companyId, ctx.company), isKept, isSeen(ctx)))
    .orderBy(products.name)

export const listGroupPeople = (ctx: CompanyCtx) =>
  ctx.db
    .select({
      groupId: productGroupPeople.groupId,
      personId: productGroupPeople.personId,
      role: productGroupPeople.role,
    })
    .from(productGroupPeople)
    .where(eq(productGroupPeople.companyId, ctx.company))

/** Locks the group: nobody puts a product into one that is going. */
export async function lockGroup(ctx: CompanyCtx, id: string) {
  const [row] = await ctx.db
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(isGroup(ctx, id))
    .for('update')
  return row ?? null
}

export async function countGroups(ctx: CompanyCtx): Promise<number> {
  const [row] = await ctx.db.select({ count: count() }).from(productGroups).where(ofCompany(ctx))
  return row?.count ?? 0
}

export async function insertGroup(ctx: CompanyCtx, group: { id: string; name: string }) {
  await ctx.db.insert(productGroups).values({ ...group, companyId: ctx.company, createdAt: ctx.now() })
}

export async function updateGroup(ctx: CompanyCtx, id: string, name: string) {
  await ctx.db.update(productGroups).set({ name }).where(isGroup(ctx, id))
}

/** Its products are in no group then; who was invited to it goes with it. */
export async function deleteGroupRow(ctx: CompanyCtx, id: string) {
  const isInIt = and(eq(products.companyId, ctx.company), eq(products.groupId, id))
  await ctx.db.update(products).set({ groupId: null }).where(isInIt)
  await ctx.db.delete(productGroups).where(isGroup(ctx, id))
}

export async function updateGroupOf(ctx: CompanyCtx, productId: string, groupId: string | null) {
  await ctx.db
    .update(products)
    .set({ groupId })
    .where(and(eq(products.companyId, ctx.company), eq(products.id, productId)))
}

export async function insertGroupPerson(ctx: CompanyCtx, groupId: string, personId: string, role: ProductRole) {
  await ctx.db
    .insert(productGroupPeople)
    .values({ companyId: ctx.company, groupId, personId, role, invitedAt: ctx.now() })
}

/** False when nobody like that was invited. */
export async function updateGroupPerson(ctx: CompanyCtx, groupId: string, personId: string, role: ProductRole) {
  const changed = await ctx.db
    .update(productGroupPeople)
    .set({ role })
    .where(isInvitation(ctx, groupId, personId))
    .returning({ personId: productGroupPeople.personId })
  return changed.length > 0
}

export async function deleteGroupPerson(ctx: CompanyCtx, groupId: string, personId: string) {
  const gone = await ctx.db
    .delete(productGroupPeople)
    .where(isInvitation(ctx, groupId, personId))
    .returning({ personId: productGroupPeople.personId })
  return gone.length > 0
}
