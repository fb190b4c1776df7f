import type { TakesOf } from '@coverwright/contract/platform'
import type { quoteOperations } from '@coverwright/contract/selling/quotes'
import { same } from '@coverwright/rules/drafts'
import { changeRefusal } from '@coverwright/rules/selling/quotes'
import { refuseIf } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { enterByToken, holdQuote } from './hold-quote'
import { knownAnswers } from './known-answers'
import { presentQuote } from './present'
import { quotedBody } from './quoted-body'
import { type QuoteRow, updateQuote } from './store'

const NO_PROMISE = { state: 'open', price: null, validUntil: null, decision: null, pricedAt: null } as const

/** A save that was on its way for long does not undo a newer one. Other answers than were priced have no price yet. */
export async function saveQuote(ctx: StrangerCtx, asked: TakesOf<typeof quoteOperations.save>) {
  const inside = await enterByToken(ctx, asked.token)
  const quote = await holdQuote(inside, asked.token)
  refuseIf(changeRefusal(quote, ctx.now()))
  if (asked.revision <= quote.revision) return { isSaved: false, quote: await presentQuote(inside, quote) }
  const answers = knownAnswers(await quotedBody(inside, quote), asked.answers)
  const { pageId, revision, language = quote.language } = asked
  const change: Partial<QuoteRow> = { answers, pageId, revision, language, savedAt: ctx.now() }
  const changed = same(answers, quote.answers) ? change : { ...change, ...NO_PROMISE, reasons: [], declarations: [] }
  await updateQuote(inside, quote.id, changed)
  return { isSaved: true, quote: await presentQuote(inside, { ...quote, ...changed }) }
}
