import type { Day } from '../../kernel'
import type { QuoteRequest } from '../pricing'
import type { Body } from '../../design/products'
import { type PortfolioRows, portfolioCustomers } from '../portfolios'
import { answerReader, customerMaker, type MadeUpCustomer, type MadeUpShares, type RatingParts } from '../rating'
import { type Experience, experienceOf } from './experience'

export type MadeUpBook = {
  readonly people: readonly MadeUpCustomer[]
  readonly customers: readonly QuoteRequest[]
  /** Of policies that there are. */
  readonly experience?: Experience
}

type Wanted = {
  readonly body: Body
  readonly parts: RatingParts
  readonly seed: number
  readonly today: Day
  readonly shares?: MadeUpShares
}

/**
 * Makes up so many more for a product that has sold nothing yet: people from its own questions and tables, the same for
 * the same seed.
 */
export function bookMaker({ body, parts, seed, today, shares = {} }: Wanted): (count: number) => MadeUpBook {
  const make = customerMaker({ body, parts, seed, today, shares })
  const asked = asker(body, today)
  return (count) => asked(Array.from({ length: count }, make))
}

/** The policies of a book that a company has, so many more at each call, with what was paid and claimed on them. */
export function portfolioBook(body: Body, rows: PortfolioRows, today: Day): (count: number) => MadeUpBook {
  const asked = asker(body, today)
  let at = 0
  return (count) => {
    const [from, to] = [at, Math.min(at + count, rows.count)]
    at = to
    return { ...asked(portfolioCustomers(body, rows, today, from, to)), experience: experienceOf(rows, from, to) }
  }
}

function asker(body: Body, today: Day): (people: readonly MadeUpCustomer[]) => MadeUpBook {
  const read = answerReader(body, today)
  return (people) => {
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
