import type { Day } from '../kernel'
import type { QuoteRequest } from '../pricing'
import type { Body } from '../products'
import { answerReader, customerMaker, type MadeUpCustomer, type RatingParts } from '../rating'

export type MadeUpBook = { readonly people: readonly MadeUpCustomer[]; readonly customers: readonly QuoteRequest[] }

type Wanted = {
  readonly body: Body
  readonly parts: RatingParts
  readonly count: number
  readonly seed: number
  readonly today: Day
}

/** A book for a product that has sold nothing yet: people from its own questions and tables, the same for the same seed. */
export function madeUpBook({ body, parts, count, seed, today }: Wanted): MadeUpBook {
  const make = customerMaker({ body, parts, seed, today })
  const read = answerReader(body, today)
  const people = Array.from({ length: count }, make)
  const customers = people.map(({ answers, plan, addOns, startDate }) => ({
    answers: read(answers),
    plan,
    addOns,
    today,
    startDate,
    discounts: [],
  }))
  return { people, customers }
}
