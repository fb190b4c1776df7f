import { parseDay } from '@coverwright/rules/kernel'
import { holderOf } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { isSelling, shellOf } from '../../release/publishing'
import { quotePath } from './mail-quote-link'
import { quotedBody } from './quoted-body'
import type { QuoteRow } from './store'

/** Who buys, as the answers say; null where they left no name or no mailbox. */
export async function holderOfQuote(ctx: CompanyCtx, quote: QuoteRow) {
  const holder = holderOf(await quotedBody(ctx, quote), quote.answers, quote.language)
  return holder && { ...holder, bornOn: holder.bornOn === null ? null : parseDay(holder.bornOn) }
}

/** Where a buyer goes on with it, and where they come back to from paying. */
export async function quoteAddresses(ctx: CompanyCtx, quote: QuoteRow, token: string) {
  const shell = await shellOf(ctx, quote.shellId)
  if (!shell) throw new Refused('quotes.notSold')
  return { backTo: quotePath(shell.slug, token), doneAt: `/p/${shell.slug}/done#${token}` }
}

/** What was taken off the market is not sold any more, however long its price was promised for. */
export async function refuseOffline(ctx: CompanyCtx, quote: QuoteRow) {
  const shell = await shellOf(ctx, quote.shellId)
  if (!shell || !(await isSelling(ctx, shell))) throw new Refused('publishing.offline')
}
