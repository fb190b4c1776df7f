import type { OfferView } from '@coverwright/contract/release/publishing'
import { rateConnected } from '@coverwright/rules/rating/connectors'
import { type Answers, momentIn } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import { soundAnswers } from '@coverwright/rules/design/products'
import { type Offer, offerOf } from '@coverwright/rules/rating/rating'
import { coverDays } from '@coverwright/rules/selling/quotes'
import { answersWithConnectors } from '../../rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { ratingOfBody } from '../../rating/pricing'
import type { OpenBody } from '../../design/products'
import { choiceOf, plansOf } from './choice-of'
import { playedOn } from './played-body'

type Sold = Pick<OpenBody, 'productId' | 'body' | 'isDraft'>
type Asked = { readonly language: Language; readonly answers: Answers }

const NOTHING: OfferView = { chosen: null, plans: [], addOns: [], notOffered: [] }

/** Worked out from the answers alone, on the server: a price that was sent along would mean nothing. */
export async function offerFor(ctx: CompanyCtx, sold: Sold, asked: Asked): Promise<OfferView> {
  const { productId, body } = sold
  if (body.pricing === undefined) return NOTHING
  const { outcome, parts } = await ratingOfBody(ctx, sold, { versions: 'tried' })
  if (!outcome.ok) return NOTHING
  const moment = momentIn(ctx.now(), body.timeZone)
  const today = moment.day
  const { planned, logic, read } = playedOn(body, today)
  const sound = soundAnswers(planned, asked.answers, moment, logic)
  const days = coverDays(body, sound.answers, today)
  const startDate = 'refusal' in days ? today : days.startDate
  const answers = { ...read(sound.answers), ...parts.fixed }
  const toConnect = { productId, body, answers, today, startDate, asking: 'live', isOffer: true } as const
  const connected = await answersWithConnectors(ctx, toConnect)
  const plans = plansOf(body, asked.language)
  const { plan, addOns } = choiceOf(sound)
  const offer = offerOf({
    rate: (request) => rateConnected(outcome.value.rate(request), connected),
    request: { answers: connected.answers, addOns, today, startDate },
    plans,
    chosen: plans.length === 1 ? (plans[0]?.id ?? null) : plan,
    language: asked.language,
    isWhole: sound.isWhole,
  })
  return presentOffer(offer)
}

export const presentOffer = ({ chosen, plans, addOns, notOffered }: Offer): OfferView => ({
  chosen,
  plans: plans.map(({ plan, title, decision, yearly, parts, monthly, notes }) => ({
    plan,
    title,
    decision,
    yearly,
    parts: parts.map(({ title, amount }) => ({ title, amount })),
    monthly,
    notes: [...notes],
  })),
  addOns: addOns.map(({ addOn, yearly }) => ({ addOn, yearly })),
  notOffered: [...notOffered],
})
