import { madeBuyerToken, Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { shellOf } from '../../release/publishing'
import { quotePath } from './addresses'
import { type QuoteRow, updateQuote } from './store'

/** Worked out from the quote and this installation's secret, so that every mail can carry the link and none is kept. */
export const quoteToken = ({ company, keyFor }: Pick<CompanyCtx, 'company' | 'keyFor'>, quoteId: string) =>
  madeBuyerToken(company, keyFor('quotes.buyerLink'), quoteId)

/**
 * The way back to a quote, for a letter. One that was opened when links were still drawn by lot gets a new one: the old
 * link stops working, for only its hash was kept.
 */
export async function linkToQuote(ctx: CompanyCtx, { id, shellId, tokenHash: kept }: QuoteRow): Promise<string> {
  const shell = await shellOf(ctx, shellId)
  if (!shell) throw new Refused('quotes.notSold')
  const { token, tokenHash } = quoteToken(ctx, id)
  if (kept !== tokenHash) await updateQuote(ctx, id, { tokenHash })
  return quotePath(shell.slug, token)
}
