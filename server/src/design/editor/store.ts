import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { formEditing } from './tables'

export type Editing = { personId: string; name: string; isEditor: boolean; since: Date }

/** One draft of a product. */
export type EditedDraft = { readonly productId: string; readonly bodyId: string }

const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(formEditing.companyId, ctx.company), eq(formEditing.productId, productId))
const of = (ctx: CompanyCtx, { productId, bodyId }: EditedDraft) =>
  and(ofProduct(ctx, productId), eq(formEditing.bodyId, bodyId))
const mine = (ctx: MemberCtx, productId: string) =>
  and(ofProduct(ctx, productId), eq(formEditing.personId, ctx.member.id))

/** Those who were heard of in time, in the order in which they came. */
export const listEditing = (ctx: CompanyCtx, draft: EditedDraft): Promise<Editing[]> =>
  ctx.db
    .select({
      personId: formEditing.personId,
      name: sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`,
      isEditor: formEditing.isEditor,
      since: formEditing.since,
    })
    .from(formEditing)
    .leftJoin(people, eq(people.id, formEditing.personId))
    .where(and(of(ctx, draft), gt(formEditing.until, ctx.now())))
    .orderBy(asc(formEditing.since), asc(formEditing.personId))

/** Who was not heard of is gone. */
export const deleteUnheard = (ctx: CompanyCtx, productId: string) =>
  ctx.db.delete(formEditing).where(and(ofProduct(ctx, productId), lte(formEditing.until, ctx.now())))

/** One person is in one draft of a product at a time. */
export async function putEditing(ctx: MemberCtx, { productId, bodyId }: EditedDraft, isEditor: boolean, until: Date) {
  const own = { companyId: ctx.company, productId, personId: ctx.member.id }
  await ctx.db
    .insert(formEditing)
    .values({ ...own, bodyId, isEditor, since: ctx.now(), until })
    .onConflictDoUpdate({
      target: [formEditing.companyId, formEditing.productId, formEditing.personId],
      set: { bodyId, isEditor, until },
    })
}

/** With a product that is erased for good. */
export async function eraseEditing(ctx: CompanyCtx, productId: string) {
  await ctx.db.delete(formEditing).where(ofProduct(ctx, productId))
}

export const deleteOwn = (ctx: MemberCtx, productId: string) =>
  ctx.db.delete(formEditing).where(mine(ctx, productId)).returning({ isEditor: formEditing.isEditor })

/** Whoever edits becomes one who looks. */
export const endEditing = (ctx: MemberCtx, draft: EditedDraft) =>
  ctx.db
    .update(formEditing)
    .set({ isEditor: false })
    .where(and(of(ctx, draft), ne(formEditing.personId, ctx.member.id)))
