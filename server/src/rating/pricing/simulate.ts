import type { pricingOperations, SimulationView } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { parseDay } from '@coverwright/rules/kernel'
import type { RatingRequest } from '@coverwright/rules/rating/rating'
import type { MemberCtx } from '../../platform/operations'
import { connectCustomer, isWaiting, rateWith } from './connect-customer'
import { openRating, type OpenRating } from './open-rating'
import { presentProblem, presentRated } from './present'

type Asked = TakesOf<typeof pricingOperations.simulate>
type Customer = Omit<Asked, 'asking'>

/** What a customer of the wire is as a request of the rules; nothing is believed but what questions can have asked. */
export function requestOf({ read, today }: OpenRating, asked: Customer): RatingRequest {
  return {
    answers: read(asked.answers),
    ...(asked.plans ? { plans: asked.plans } : {}),
    addOns: asked.addOns,
    today,
    startDate: (asked.startDate && parseDay(asked.startDate)) || today,
    discounts: asked.discounts,
  }
}

export async function simulate(ctx: MemberCtx, asked: Asked): Promise<SimulationView> {
  const open = await openRating(ctx, asked.productId, asked)
  const request = requestOf(open, asked)
  const connected = await connectCustomer(ctx, open, request, asked.asking)
  const rated = isWaiting(connected) ? null : rateWith(open, request, connected)
  return {
    problems: open.outcome.ok ? [] : open.outcome.problems.map(presentProblem),
    hash: rated && open.document.hash,
    rated: rated && presentRated(rated, open.tables),
    asked: [...connected.asked],
  }
}
