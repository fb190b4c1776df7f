import type { designOperations } from '@coverwright/contract/release/designs'
import type { TakesOf } from '@coverwright/contract/platform'
import { momentIn } from '@coverwright/rules/design/forms'
import { soundAnswers } from '@coverwright/rules/design/products'
import { offerOf } from '@coverwright/rules/rating/rating'
import { coverDays } from '@coverwright/rules/selling/quotes'
import { findCompanySettings } from '../../company/settings'
import type { MemberCtx } from '../../platform/operations'
import { choiceOf, plansOf, playedOn, presentOffer } from '../publishing'
import { ratedTemplate } from './rated-template'

/** A template is tried before it is anybody's product: nothing is stored, and nobody outside is asked. */
export async function tryTemplate(
  ctx: MemberCtx,
  { language, answers, ...asked }: TakesOf<typeof designOperations.try>,
) {
  const { languages, ...wanted } = asked
  const { timeZone } = await findCompanySettings(ctx)
  const { body, rating } = ratedTemplate({ ...wanted, timeZone }, languages)
  const moment = momentIn(ctx.now(), timeZone)
  const { planned, logic, read } = playedOn(body, moment.day)
  const sound = soundAnswers(planned, answers, moment, logic)
  const days = coverDays(body, sound.answers, moment.day)
  const { plan: chosen, addOns } = choiceOf(sound)
  const startDate = 'refusal' in days ? moment.day : days.startDate
  const offer = offerOf({
    rate: (request) => rating.rate(request),
    request: { answers: read(sound.answers), addOns, today: moment.day, startDate },
    plans: plansOf(body, language),
    ...{ chosen, language, isWhole: sound.isWhole },
  })
  return presentOffer(offer)
}
