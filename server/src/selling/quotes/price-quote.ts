import type { TakesOf } from '@coverwright/contract/platform'
import { quoteDeclined, type quoteOperations, quotePriced, quoteReferred } from '@coverwright/contract/selling/quotes'
import {
  changeRefusal,
  eventOf,
  promiseEnd,
  type QuoteDeclaration,
  quoteLife,
  type QuoteState,
  stateToPrice,
} from '@coverwright/rules/selling/quotes'
import { parseDay } from '@coverwright/rules/kernel'
import type { Body } from '@coverwright/rules/design/products'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { keepRating } from '../../rating/pricing'
import type { FindPromotion } from './find-promotion'
import { enterByToken, holdQuote } from './hold-quote'
import { knownAnswers } from './known-answers'
import { presentQuote } from './present'
import { quotedBody, releaseToPrice } from './quoted-body'
import { rateQuote } from './rate-quote'
import { refuseMissingFiles } from './refuse-missing-files'
import { type QuoteRow, updateQuote } from './store'

type Asked = TakesOf<typeof quoteOperations.price>

/** The server rates and keeps what it said: a price is a promise until its day, a referral waits for a person. */
export const priceQuote = (findPromotion: FindPromotion | null) => async (ctx: StrangerCtx, asked: Asked) => {
  const inside = await enterByToken(ctx, asked.token)
  const held = await holdQuote(inside, asked.token)
  refuseIf(changeRefusal(held, ctx.now()))
  const quote = { ...held, releaseHash: await releaseToPrice(inside, held) }
  const body = await quotedBody(inside, quote)
  const answers = knownAnswers(body, asked.answers)
  await refuseMissingFiles(inside, quote.id, body, answers)
  const { rated, price, rating } = await rateQuote(inside, { quote, body, findPromotion }, { ...asked, answers })

  if (price) await keepRating(inside, rating)
  const event = eventOf(rated.decision)
  if (event === 'price' && !price) throw new Refused('quotes.cannotPrice')
  const state = quoteLife[stateToPrice(held, ctx.now())][event] as QuoteState
  const { releaseHash, revision } = quote
  const now = ctx.now()
  const change = {
    ...{ releaseHash, answers, state, price, revision: revision + 1, savedAt: now, pricedAt: now },
    ...{ question: null, decision: rated.decision, reasons: [...rated.reasons] },
    declarations: declarationsOf(body, rated.plan, held),
    validUntil: event === 'price' ? endOf(body, price?.startDate, now) : null,
  }
  await updateQuote(inside, quote.id, change)
  const after: QuoteRow = { ...quote, ...change }
  await tell(inside, held, after, rated.plan)
  return presentQuote(inside, after)
}

const endOf = (body: Body, startDate: string | undefined, now: Date) =>
  promiseEnd(body, parseDay(startDate ?? '') ?? 0, now)

/** What was agreed to for this plan stays agreed to. */
function declarationsOf({ plans }: Body, plan: string, { price, declarations }: QuoteRow): QuoteDeclaration[] {
  const agreed = price?.plan === plan ? declarations.filter(({ isAgreed }) => isAgreed).map(({ id }) => id) : []
  const asked = plans?.plans.find(({ id }) => id === plan)?.declarations ?? []
  return asked.map(({ id, isRequired }) => ({ id, isRequired, isAgreed: agreed.includes(id) }))
}

/** Once for each new answer: the same price asked for again is nothing that happened. */
async function tell(ctx: CompanyCtx, before: QuoteRow, quote: QuoteRow, plan: string) {
  const { id: quoteId, productId, releaseHash, channel, isTest, price } = quote
  const facts = { quoteId, productId, releaseHash, plan, channel, isTest }
  const about = { quote: quoteId, product: productId }
  if (quote.state === 'referred') await ctx.emit(quoteReferred, facts, about)
  else if (quote.state === 'declined') await ctx.emit(quoteDeclined, facts, about)
  else if (price && (before.state !== 'priced' || before.price?.total.minor !== price.total.minor))
    await ctx.emit(quotePriced, { ...facts, total: { ...price.total } }, about)
}
