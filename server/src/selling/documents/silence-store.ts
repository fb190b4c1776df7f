import type { UnderwritingMoment } from '@coverwright/rules/design/templates'
import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { silencedMails } from './tables'

const isMail = (ctx: CompanyCtx, productId: string, moment: UnderwritingMoment) =>
  and(
    eq(silencedMails.companyId, ctx.company),
    eq(silencedMails.productId, productId),
    eq(silencedMails.moment, moment),
  )

/** Whether somebody decided that buyers of this product are not written to then. */
export async function isSilenced(ctx: CompanyCtx, productId: string, moment: UnderwritingMoment): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(silencedMails)
    .where(isMail(ctx, productId, moment))
  return rows.length > 0
}

export const listSilenced = (ctx: CompanyCtx) =>
  ctx.db.select().from(silencedMails).where(eq(silencedMails.companyId, ctx.company))

export async function setSilenced(ctx: CompanyCtx, productId: string, moment: UnderwritingMoment, isOn: boolean) {
  if (isOn) await ctx.db.delete(silencedMails).where(isMail(ctx, productId, moment))
  else await ctx.db.insert(silencedMails).values({ companyId: ctx.company, productId, moment }).onConflictDoNothing()
}
