import { languageTags, textIn } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import { sendLetter } from '../../company/people'
import { companySender } from '../../company/senders'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { holderOfQuote, linkToQuote, quotedBody, type QuoteRow } from '../../selling/quotes'

type Words = { readonly letter: 'quoteOffered' | 'quoteQuestion' | 'quoteDeclined'; readonly message?: string }

/** To the buyer, in the language of their quote, with the same link as before. Nobody to write to: they read it at their link. */
export async function writeToBuyer(ctx: CompanyCtx, quote: QuoteRow, { letter, message = '' }: Words) {
  const holder = await holderOfQuote(ctx, quote)
  if (!holder) return
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
