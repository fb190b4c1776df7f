import { languageTags, textIn } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import { sendLetter } from '../../company/people'
import { companySender } from '../../company/senders'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { isSilenced, mailQuote } from '../../selling/documents'
import { holderOfQuote, linkToQuote, quotedBody, type QuoteRow } from '../../selling/quotes'

type Words = { readonly letter: 'quoteOffered' | 'quoteQuestion' | 'quoteDeclined'; readonly message?: string }

const moments = {
  quoteOffered: 'quoteAccepted',
  quoteQuestion: 'documentAsked',
  quoteDeclined: 'quoteDeclined',
} as const

/**
 * To the buyer, in the language of their quote, with the same link as before: in the company's words where the product has
 * a template, else in ours. Nobody to write to, or silenced: they read it at their link.
 */
export async function writeToBuyer(ctx: CompanyCtx, quote: QuoteRow, { letter, message = '' }: Words) {
  const [holder, moment] = [await holderOfQuote(ctx, quote), moments[letter]]
  if (!holder || (await isSilenced(ctx, quote.productId, moment))) return
  if (await mailQuote(ctx, quote, moment, { to: holder.email, message })) return
  const { language, price, validUntil } = quote
  const body = await quotedBody(ctx, quote)
  const times = await letterTimes(ctx, language)
  const values = {
    ...{ product: textIn(body.name, language), name: holder.name, message },
    total: price ? moneyText(price.total, languageTags[language], { currencyDisplay: 'symbol' }) : '',
    until: validUntil ? times.moment(validUntil) : '',
  }
  const path = await linkToQuote(ctx, quote)
  await sendLetter(ctx, { email: holder.email, language }, letter, values, path, await companySender(ctx))
}
