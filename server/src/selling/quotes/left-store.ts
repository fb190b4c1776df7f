import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { quotes } from './tables'

type Left = { after: Date; until: Date; limit: number }

/** Quotes of a product whose buyer did nothing since a moment in this time, and which nobody has decided on. */
export const quotesLeft = (ctx: CompanyCtx, productId: string, { after, until, limit }: Left) =>
  ctx.db
    .select({ quoteId: quotes.id, savedAt: quotes.savedAt, isTest: quotes.isTest })
    .from(quotes)
    .where(
      and(
        eq(quotes.companyId, ctx.company),
        eq(quotes.productId, productId),
        inArray(quotes.state, ['open', 'priced', 'offered']),
        gt(quotes.savedAt, after),
        lte(quotes.savedAt, until),
      ),
    )
    .orderBy(desc(quotes.savedAt))
    .limit(limit)
