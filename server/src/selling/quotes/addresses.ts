import type { CompanyCtx } from '../../platform/operations'
import { shellOf } from '../../release/publishing'
import type { QuoteRow } from './store'

/** The secret stands behind the #: no server on the way to the page gets to read it. */
export const quotePath = (slug: string, token: string) => `/p/${slug}#q=${token}`

/** Where a gateway sends the buyer back to. */
export const doneAddress = (ctx: CompanyCtx, quote: QuoteRow, token: string) =>
  addressOf(ctx, quote, (slug) => `/p/${slug}/done#${token}`)

/** Where they go on after a payment that failed. */
export const checkoutAddress = (ctx: CompanyCtx, quote: QuoteRow, token: string) =>
  addressOf(ctx, quote, (slug) => quotePath(slug, token))

async function addressOf(ctx: CompanyCtx, { shellId }: QuoteRow, pathAt: (slug: string) => string): Promise<string> {
  const shell = await shellOf(ctx, shellId)
  return new URL(shell ? pathAt(shell.slug) : '/', ctx.consoleUrl).href
}
