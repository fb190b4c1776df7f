import type { TakesOf } from '@coverwright/contract/platform'
import type { quoteOperations } from '@coverwright/contract/selling/quotes'
import { campaignOf } from '@coverwright/rules/release/direct-pages'
import type { StrangerCtx } from '../../platform/operations'
import { findSendingPage } from '../../release/direct-pages'
import { enterShell } from '../../release/publishing'
import { knownAnswers } from './known-answers'
import { presentQuote } from './present'
import { quoteToken } from './quote-link'
import { insertQuote, type QuoteRow } from './store'

/** From now on the answers are here and not only on the device; the link is all that a buyer needs to come back. */
export async function openQuote(ctx: StrangerCtx, asked: TakesOf<typeof quoteOperations.open>) {
  const { ctx: inside, shell, body } = await enterShell(ctx, asked)
  const id = ctx.newId()
  const { token, tokenHash } = quoteToken(inside, id)
  const now = ctx.now()
  const sentByPage = await findSendingPage(inside, asked.from, shell.productId)
  const quote: QuoteRow = {
    companyId: inside.company,
    id,
    productId: shell.productId,
    shellId: shell.id,
    releaseHash: asked.bodyHash,
    isTest: shell.environment === 'prelive',
    tokenHash,
    language: asked.language,
    answers: knownAnswers(body, asked.answers),
    pageId: asked.pageId,
    state: 'open',
    price: null,
    validUntil: null,
    decision: null,
    reasons: [],
    declarations: [],
    question: null,
    channel: sentByPage ? 'directPage' : 'direct',
    sentByPage,
    campaign: campaignOf(asked.campaign),
    holderId: null,
    policyId: null,
    revision: 0,
    openedAt: now,
    savedAt: now,
    pricedAt: null,
  }
  await insertQuote(inside, quote)
  return { token, quote: await presentQuote(inside, quote) }
}
