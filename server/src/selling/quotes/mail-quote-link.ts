import { textIn } from '@coverwright/rules/languages'
import { refuseWritingTooOften, sendLetter } from '../../company/people'
import { Refused } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { shellOf } from '../../release/publishing'
import { quotePath } from './addresses'
import { enterByToken, readQuote } from './hold-quote'
import { quotedBody } from './quoted-body'
import type { QuoteRow } from './store'

/** Sends what the product's own template says; false where it has none, or cannot say it. */
export type MailSaved = (ctx: CompanyCtx, quote: QuoteRow, to: string) => Promise<boolean>

type Asked = { token: string; email: string }

/** Counted by mailbox and by sender, before anything is looked up: a link cannot be used to write to strangers at length. */
export const mailQuoteLink = (mailSaved: MailSaved | null) => async (ctx: StrangerCtx, asked: Asked) => {
  const { token, email } = asked
  await refuseWritingTooOften(ctx, 'quoteLink', email)
  const inside = await enterByToken(ctx, token)
  const quote = await readQuote(inside, token)
  const [shell, body] = [await shellOf(inside, quote.shellId), await quotedBody(inside, quote)]
  if (!shell) throw new Refused('quotes.notSold')
  if (await mailSaved?.(inside, quote, email)) return {}
  const { language } = quote
  const path = quotePath(shell.slug, token)
  await sendLetter(inside, { email, language }, 'quoteLink', { product: textIn(body.name, language) }, path)
  return {}
}
