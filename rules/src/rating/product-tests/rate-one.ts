import type { Rating } from '../rating'
import type { RateOne } from './book'

/** One customer with the plan that they took. */
export const rateOneOf = ({ rateOne }: Rating): RateOne => rateOne
