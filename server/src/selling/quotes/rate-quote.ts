import { type Answers, type Moment, momentIn } from '@coverwright/rules/design/forms'
import { type Body, pageRefusals, type SoundAnswers, soundAnswers } from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { rateConnected } from '@coverwright/rules/rating/connectors'
import type { PlanRate, Verdict } from '@coverwright/rules/rating/rating'
import type { Term } from '@coverwright/rules/rating/underwriting'
import { coverDays, type FoundDiscount, type PriceRecord, priceRecordOf } from '@coverwright/rules/selling/quotes'
import { refuse, Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { answersWithConnectors } from '../../rating/connectors'
import { type RatedBody, ratingOfBody } from '../../rating/pricing'
import { choiceOf, plansOf, playedOn } from '../../release/publishing'
import type { FindPromotion } from './find-promotion'
import { partTitles } from './part-titles'
import type { QuoteRow } from './store'

type Asked = {
  readonly answers: Answers
  readonly plan?: string | undefined
  readonly addOns?: readonly string[] | undefined
  readonly code?: string | undefined
  /** What a person decided beside what the rules say: the customer is accepted, on these terms too. */
  readonly terms?: readonly Term[] | undefined
  /** As of when; now when left out. */
  readonly at?: Date | undefined
}

/** What rating said, and what can be promised; no price where none can be worked out. */
type RatedQuote = {
  readonly rated: PlanRate
  readonly price: PriceRecord | null
  /** What it was worked out with; kept by whoever promises the price. */
  readonly rating: RatedBody
}

/** Worked out from the answers alone: a price, a plan's cost or a day that was sent along would mean nothing. */
export async function rateQuote(
  ctx: CompanyCtx,
  { quote, body, findPromotion }: { quote: QuoteRow; body: Body; findPromotion: FindPromotion | null },
  asked: Asked,
): Promise<RatedQuote> {
  const { productId, language } = quote
  if (body.pricing === undefined) throw new Refused('quotes.cannotPrice')
  const rating = await ratingOfBody(ctx, { productId, body, isDraft: false })
  if (!rating.outcome.ok) throw new Refused('quotes.cannotPrice')
  const moment = momentIn(asked.at ?? ctx.now(), body.timeZone)
  const today = moment.day
  const { planned, logic, read } = playedOn(body, today)
  const sound = soundAnswers(planned, asked.answers, moment, logic)
  refuseUnfinished(sound, asked.answers, moment)
  const days = coverDays(body, sound.answers, today)
  if ('refusal' in days) refuse(days.refusal)
  const chosen = chosenPlan(body, quote, sound, asked)
  const { startDate, endDate } = days
  const known = { ...read(sound.answers), ...rating.parts.fixed }
  const toConnect = { productId, body, answers: known, today, startDate, asking: 'live' } as const
  const connected = await answersWithConnectors(ctx, toConnect)
  const discounts = await foundDiscounts(ctx, findPromotion, asked.code, {
    productId,
    plan: chosen.plan.id,
    day: today,
  })

  const request = { answers: connected.answers, addOns: chosen.addOns.map(({ id }) => id), today, startDate }
  const { rate, rateOne } = rating.outcome.value
  const [ruled] = rateConnected(rate({ ...request, plans: [chosen.plan.id], discounts }), connected).plans
  if (!ruled) throw new Refused('quotes.cannotPrice')
  const rated = asked.terms
    ? rateOne({ ...request, plan: ruled.plan, discounts }, acceptedOn(ruled, asked.terms))
    : ruled
  if (!rated.priced.ok && discounts.length > 0) refuseCode(rated)
  const titles = partTitles[language]
  const price = priceRecordOf(rated, {
    ...{ recipe: rating.parts.recipe, rateOne, request, discounts, endDate },
    ...{ planTitle: chosen.plan.title, addOns: chosen.addOns, ratingHash: rating.document.hash },
    ...{ premiumTitle: titles.premium, feeTitle: titles.fee, sale: body.sale, channel: quote.channel },
  })
  return { rated, price, rating }
}

const acceptedOn = ({ reasons, terms }: PlanRate, more: readonly Term[]): Verdict => {
  const all = [...terms, ...more]
  return { decision: all.length > 0 ? 'acceptWithTerms' : 'accept', reasons, terms: all }
}

/** Nothing may be missing, and nothing that was sent may count for nothing: a promise is for what the buyer believes. */
function refuseUnfinished(sound: SoundAnswers, sent: Answers, moment: Moment) {
  const dropped = Object.keys(sent).find((name) => sent[name] !== undefined && sound.answers[name] === undefined)
  if (sound.isWhole && dropped === undefined) return
  const missing = sound.pages.flatMap((page) => Object.keys(pageRefusals(page, sound.answers, moment)))
  throw new Refused('quotes.unfinished', { field: dropped ?? missing[0]?.split('.', 1)[0] ?? '' })
}

/** The plan and add-ons that the questions were answered with; where none asks for them, those that were sent. */
function chosenPlan(body: Body, { language }: QuoteRow, sound: SoundAnswers, asked: Asked) {
  const plans = plansOf(body, language)
  const said = choiceOf(sound)
  const id = said.plan ?? asked.plan ?? (plans.length === 1 ? plans[0]?.id : undefined)
  if (id === undefined) throw new Refused('quotes.noPlan', { field: 'plan' })
  const plan = plans.find((each) => each.id === id)
  if (!plan) throw new Refused('quotes.planUnknown', { field: 'plan' })
  const ids = said.addOns.length > 0 ? said.addOns : [...new Set(asked.addOns)]
  const titles = new Map((body.plans?.addOns ?? []).map((each) => [each.id, textIn(each.title, language)]))
  const wrong = ids.find((each) => !(plan.addOns as readonly string[]).includes(each))
  if (wrong !== undefined) throw new Refused('quotes.addOnNotOffered', { field: 'addOns' })
  return { plan, addOns: ids.map((each) => ({ id: each, title: titles.get(each) ?? each })) }
}

type About = { productId: string; plan: string; day: number }

async function foundDiscounts(ctx: CompanyCtx, find: FindPromotion | null, code: string | undefined, about: About) {
  if (!code) return []
  const found: FoundDiscount | null = find ? await find(ctx, code, about) : null
  if (!found) throw new Refused('quotes.codeUnknown', { field: 'code' })
  return [found]
}

/** A recipe without a place for it gives no price with it: that is said of the code, not of the customer. */
function refuseCode({ priced }: PlanRate) {
  const isCode = !priced.ok && ['pricing.discountNowhere', 'pricing.badDiscount'].includes(priced.refusal.code)
  if (isCode) throw new Refused('quotes.codeNotTaken', { field: 'code' })
}
