import { holderOf } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'
import { quotedBody } from './quoted-body'
import type { QuoteRow } from './store'

type Quoted = Pick<QuoteRow, 'productId' | 'releaseHash' | 'answers' | 'language'>

/** Who will hold the policy, in the language that they read the quote in; null where the answers do not say. */
export const holderOfQuote = async (ctx: CompanyCtx, quote: Quoted) =>
  holderOf(await quotedBody(ctx, quote), quote.answers, quote.language)
