import { findPageInUse, renderPage } from '../../design/templates'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { productOf } from './product-of'
import type { DirectPageRow } from './store'

/** What a page would leave out is told before anybody sees it: a value that is not there, a picture that is gone. */
export async function refuseGaps(ctx: CompanyCtx, row: DirectPageRow) {
  const body = await findPageInUse(ctx, row.templateId)
  if (!body) throw new Refused('directPages.templateNotReady')
  const product = await productOf(ctx, row)
  if (!product.isSold) throw new Refused('directPages.notSold')
  for (const language of row.languages) {
    const [problem] = (await renderPage(ctx, { body, language, languages: row.languages, product })).problems
    if (problem) throw new Refused('directPages.valueMissing', { values: { name: problem.name } })
  }
}
