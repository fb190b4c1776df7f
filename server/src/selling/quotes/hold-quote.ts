import { readBuyerToken, Refused } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { findQuoteByToken, holdQuoteByToken, type QuoteRow } from './store'

/** Into the company that the link names. Whether there is such a quote is seen inside. */
export async function enterByToken(ctx: StrangerCtx, token: string): Promise<CompanyCtx> {
  const read = readBuyerToken(token)
  if (!read) throw new Refused('quotes.notFound')
  return ctx.enterCompany(read.company)
}

/** For whoever changes it: nobody else does until this transaction is over. */
export const holdQuote = (ctx: CompanyCtx, token: string): Promise<QuoteRow> => byToken(ctx, token, holdQuoteByToken)

export const readQuote = (ctx: CompanyCtx, token: string): Promise<QuoteRow> => byToken(ctx, token, findQuoteByToken)

async function byToken(ctx: CompanyCtx, token: string, find: typeof findQuoteByToken): Promise<QuoteRow> {
  const read = readBuyerToken(token)
  const quote = read && read.company === ctx.company ? await find(ctx, read.tokenHash) : null
  if (!quote) throw new Refused('quotes.notFound')
  return quote
}
