import { textIn } from '@coverwright/rules/languages'
import { refuseWritingTooOften, sendLetter } from '../../company/people'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { shellOf } from '../../release/publishing'
import { quotePath } from './addresses'
import { enterByToken, readQuote } from './hold-quote'
import { quotedBody } from './quoted-body'

/** Counted by mailbox and by sender, before anything is looked up: a link cannot be used to write to strangers at length. */
export async function mailQuoteLink(ctx: StrangerCtx, { token, email }: { token: string; email: string }) {
  await refuseWritingTooOften(ctx, 'quoteLink', email)
  const inside = await enterByToken(ctx, token)
  const quote = await readQuote(inside, token)
  const [shell, body] = [await shellOf(inside, quote.shellId), await quotedBody(inside, quote)]
  if (!shell) throw new Refused('quotes.notSold')
  const { language } = quote
  const path = quotePath(shell.slug, token)
  await sendLetter(inside, { email, language }, 'quoteLink', { product: textIn(body.name, language) }, path)
  return {}
}
