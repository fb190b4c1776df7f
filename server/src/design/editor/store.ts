import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { formEditing } from './tables'

export type Editing = { personId: string; name: string; isEditor: boolean; since: Date }

const of = (ctx: CompanyCtx, productId: string) =>
  and(eq(formEditing.companyId, ctx.company), eq(formEditing.productId, productId))
const mine = (ctx: MemberCtx, productId: string) => and(of(ctx, productId), eq(formEditing.personId, ctx.member.id))

/** Those who were heard of in time, in the order in which they came. */
export const listEditing = (ctx: CompanyCtx, productId: string): Promise<Editing[]> =>
  ctx.db
    .select({
      personId: formEditing.personId,
      name: sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`,
      isEditor: formEditing.isEditor,
      since: formEditing.since,
    })
    .from(formEditing)
    .leftJoin(people, eq(people.id, formEditing.personId))
    .where(and(of(ctx, productId), gt(formEditing.until, ctx.now())))
    .orderBy(asc(formEditing.since), asc(formEditing.personId))

/** Who was not heard of is gone. */
export const deleteUnheard = (ctx: CompanyCtx, productId: string) =>
  ctx.db.delete(formEditing).where(and(of(ctx, productId), lte(formEditing.until, ctx.now())))

export async function putEditing(ctx: MemberCtx, productId: string, isEditor: boolean, until: Date) {
  const own = { companyId: ctx.company, productId, personId: ctx.member.id }
  await ctx.db
    .insert(formEditing)
    .values({ ...own, isEditor, since: ctx.now(), until })
    .onConflictDoUpdate({
      target: [formEditing.companyId, formEditing.productId, formEditing.personId],
      set: { isEditor, until },
    })
}

export const deleteOwn = (ctx: MemberCtx, productId: string) =>
  ctx.db.delete(formEditing).where(mine(ctx, productId)).returning({ isEditor: formEditing.isEditor })

/** Whoever edits becomes one who looks. */
export const endEditing = (ctx: MemberCtx, productId: string) =>
  ctx.db
    .update(formEditing)
    .set({ isEditor: false })
    .where(and(of(ctx, productId), ne(formEditing.personId, ctx.member.id)))
