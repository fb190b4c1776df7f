import type { pricingOperations, SimulationView } from '@coverwright/contract/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { parseDay } from '@coverwright/rules/kernel'
import type { Rated, RatingRequest } from '@coverwright/rules/rating'
import type { MemberCtx } from '../platform/operations'
import { openRating, type OpenRating } from './open-rating'
import { presentProblem, presentRated } from './present'

export type Asked = TakesOf<typeof pricingOperations.simulate>

/** What a customer of the wire is as a request of the rules; nothing is believed but what questions can have asked. */
export function requestOf({ read, today }: OpenRating, asked: Asked): RatingRequest {
  return {
    answers: read(asked.answers),
    ...(asked.plans ? { plans: asked.plans } : {}),
    addOns: asked.addOns,
    today,
    startDate: (asked.startDate && parseDay(asked.startDate)) || today,
    discounts: asked.discounts,
  }
}

export function rateAsked(open: OpenRating, request: RatingRequest): Rated | null {
  return open.outcome.ok ? open.outcome.value.rate(request) : null
}

export async function simulate(ctx: MemberCtx, asked: Asked): Promise<SimulationView> {
  const open = await openRating(ctx, asked.productId, asked)
  const rated = rateAsked(open, requestOf(open, asked))
  return {
    problems: open.outcome.ok ? [] : open.outcome.problems.map(presentProblem),
    hash: rated && open.document.hash,
    rated: rated && presentRated(rated, open.tables),
  }
}
