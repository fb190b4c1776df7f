import { textIn } from '@coverwright/rules/languages'
import type { CompanyCtx } from '../../platform/operations'
import { findPublishedBody, plansOf } from '../../release/publishing'
import type { QuoteRow } from '../quotes'

type Bought = Pick<QuoteRow, 'productId' | 'releaseHash' | 'language' | 'price'>

/** What is being paid for, as its buyer reads it on the card page and on the gateway's own list: 'Travel Light, Plus'. */
export async function orderTitle(
  ctx: CompanyCtx,
  { productId, releaseHash, language, price }: Bought,
): Promise<string> {
  const body = await findPublishedBody(ctx.db, ctx.company, productId, releaseHash)
  const product = body ? textIn(body.name, language) : ''
  // As the quote is read now: the buyer may have changed the language since it was priced.
  const read = body && plansOf(body, language).find(({ id }) => id === price?.plan)?.title
  const plan = read || (price?.planTitle ?? '')
  return [...new Set([product, plan])].filter(Boolean).join(', ')
}
