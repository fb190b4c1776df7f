import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { isSelling, shellOf } from '../../release/publishing'
import type { QuoteRow } from './store'

/** What was taken off the market is not sold any more, however long its price was promised for. */
export async function refuseOffline(ctx: CompanyCtx, quote: QuoteRow) {
  const shell = await shellOf(ctx, quote.shellId)
  if (!shell || !(await isSelling(ctx, shell))) throw new Refused('publishing.offline')
}
