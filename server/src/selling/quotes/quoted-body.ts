import { quoteStanding } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findPublishedBody, isSelling, shellOf } from '../../release/publishing'
import type { QuoteRow } from './store'

/** The product of a quote as its buyer started with it. */
export async function quotedBody(
  ctx: CompanyCtx,
  { productId, releaseHash }: Pick<QuoteRow, 'productId' | 'releaseHash'>,
) {
  const body = await findPublishedBody(ctx.db, ctx.company, productId, releaseHash)
  if (!body) throw new Refused('quotes.notSold')
  return body
}

/**
 * What a price is worked out on: the release that the buyer started with. Once a promise is over there is nothing to
 * keep any more, and what is sold now counts.
 */
export async function releaseToPrice(ctx: CompanyCtx, quote: QuoteRow): Promise<string> {
  const shell = await shellOf(ctx, quote.shellId)
  if (!shell || !(await isSelling(ctx, shell))) throw new Refused('quotes.notSold')
  return quoteStanding(quote, ctx.now()) === 'expired' ? shell.bodyHash : quote.releaseHash
}
