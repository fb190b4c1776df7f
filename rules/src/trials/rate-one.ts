import type { Rating } from '../rating'
import type { RateOne } from './book'

/** One customer with the plan that they took. */
export const rateOneOf =
  ({ rate }: Rating): RateOne =>
  (request) => {
    const [plan] = rate({ ...request, plans: [request.plan] }).plans
    if (!plan) throw new Error('A rating gives one answer for each plan that was asked for')
    return { decision: plan.decision, priced: plan.priced }
  }
