import type { Day } from '../../kernel'
import type { QuoteRequest } from '../pricing'
import type { Body } from '../../design/products'
import { answerReader, customerMaker, type MadeUpCustomer, type RatingParts } from '../rating'

export type MadeUpBook = { readonly people: readonly MadeUpCustomer[]; readonly customers: readonly QuoteRequest[] }

type Wanted = { readonly body: Body; readonly parts: RatingParts; readonly seed: number; readonly today: Day }

/**
 * Makes up so many more for a product that has sold nothing yet: people from its own questions and tables, the same for
 * the same seed.
 */
export function bookMaker({ body, parts, seed, today }: Wanted): (count: number) => MadeUpBook {
  const make = customerMaker({ body, parts, seed, today })
  const read = answerReader(body, today)
  return (count) => {
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
}
