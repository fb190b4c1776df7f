import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations, TermsPreview } from '@coverwright/contract/service/cases'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findQuote } from '../../selling/quotes'
import { authorityOn } from './authority-on'
import { presentPrice } from './present-price'
import { priceCase } from './price-case'
import { findCase } from './store'
import { termsOf } from './terms-of'

/** Nothing is changed. */
export async function previewTerms(
  ctx: MemberCtx,
  asked: TakesOf<typeof caseOperations.previewTerms>,
): Promise<TermsPreview> {
  const row = await findCase(ctx, asked.caseId)
  const quote = row && (await findQuote(ctx, row.quoteId))
  if (!quote) throw new Refused('cases.notFound')
  const terms = termsOf(asked)
  const { price } = await priceCase(ctx, quote, terms)
  return {
    quoted: quote.price && presentPrice(quote.price, quote.language),
    withTerms: presentPrice(price, quote.language),
    authority: await authorityOn(ctx, quote, { decision: 'accept', price, terms }),
  }
}
