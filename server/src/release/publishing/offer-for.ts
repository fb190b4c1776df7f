import type { OfferView } from '@coverwright/contract/release/publishing'
import { rateConnected } from '@coverwright/rules/rating/connectors'
import { type Answers, momentIn } from '@coverwright/rules/design/forms'
import { type Language, textIn } from '@coverwright/rules/languages'
import { type Body, type SoundAnswers, soundAnswers } from '@coverwright/rules/design/products'
import { type Offer, offerOf, ONLY_PLAN } from '@coverwright/rules/rating/rating'
import { answersWithConnectors } from '../../rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { ratingOfBody } from '../../rating/pricing'
import type { OpenBody } from '../../design/products'
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
  const [today, startDate] = [moment.day, moment.day]
  const { planned, logic, read } = playedOn(body, today)
  const sound = soundAnswers(planned, asked.answers, moment, logic)
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

function plansOf(body: Body, language: Language) {
  const plans = body.plans?.plans ?? []
  if (plans.length === 0) return [{ id: ONLY_PLAN, title: textIn(body.name, language), addOns: [] }]
  return plans.map(({ id, title, addOns }) => ({ id, title: textIn(title, language), addOns }))
}

/** What the questions for plan and add-ons were answered with, where this buyer is asked them. */
function choiceOf({ pages, answers }: SoundAnswers) {
  const asked = pages.flatMap(({ questions }) => questions)
  const said = (kind: 'plan' | 'addOns') => answers[asked.find((each) => each.kind === kind)?.dataName ?? '']
  const [plan, addOns] = [said('plan'), said('addOns')]
  return {
    plan: typeof plan === 'string' ? plan : null,
    addOns: Array.isArray(addOns) ? [...new Set(addOns as string[])] : [],
  }
}

const presentOffer = ({ chosen, plans, addOns, notOffered }: Offer): OfferView => ({
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
