import type { HeldView } from '@coverwright/contract/rating/connectors'
import type { CustomerView, pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { chanceFrom, printDay } from '@coverwright/rules/kernel'
import { portfolioCustomers, spreadPlaces } from '@coverwright/rules/rating/portfolios'
import { customerMaker, type MadeUpCustomer, type PlanRate } from '@coverwright/rules/rating/rating'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findShares, readPortfolioRows } from '../portfolios'
import { heldFor, withHeld } from './connect-customer'
import { openRating, type OpenRating } from './open-rating'
import { presentProblem } from './present'
import { whatStandsOut } from './what-stands-out'

type Asked = TakesOf<typeof pricingOperations.makeCustomers>

export async function makeCustomers(ctx: MemberCtx, asked: Asked) {
  const open = await openRating(ctx, asked.productId, asked)
  const { outcome } = open
  const held = await heldFor(ctx, open)
  const { people, portfolio } = await peopleFor(ctx, open, asked)
  const rates = people.map((customer) => rateOf(customer, open, held))
  const standOut = whatStandsOut(rates)
  return {
    customers: people.map((customer, at) => presentCustomer(customer, rates[at], standOut[at] ?? [])),
    problems: outcome.ok ? [] : outcome.problems.map(presentProblem),
    held,
    portfolio,
  }
}

/** From all over the book that is asked for; else made up, divided as the company says. */
async function peopleFor(ctx: MemberCtx, { parts, today, opened }: OpenRating, asked: Asked) {
  const { productId, portfolioId, seed, count } = asked
  const { body } = opened
  if (portfolioId === undefined) {
    const make = customerMaker({ body, parts, seed, today, shares: await findShares(ctx, productId) })
    return { people: Array.from({ length: count }, make), portfolio: null }
  }
  const places = (total: number) => spreadPlaces(total, count, chanceFrom(seed))
  const found = await readPortfolioRows(ctx, { id: portfolioId, productId, places })
  if (!found) throw new Refused('portfolios.notFound')
  return {
    people: portfolioCustomers(body, found.rows, today),
    portfolio: { id: portfolioId, name: found.name },
  }
}

function rateOf(customer: MadeUpCustomer, { outcome, read, today }: OpenRating, held: readonly HeldView[]) {
  const { answers, plan, addOns, startDate } = customer
  const request = { answers: withHeld(read(answers), held), plans: [plan], addOns, today, startDate, discounts: [] }
  return outcome.ok ? outcome.value.rate(request).plans[0] : undefined
}

function presentCustomer(
  { answers, plan, addOns, startDate }: MadeUpCustomer,
  rate: PlanRate | undefined,
  standsOut: CustomerView['standsOut'],
): CustomerView {
  const refusal = rate && !rate.priced.ok ? rate.priced.refusal : null
  return {
    answers: answers as CustomerView['answers'],
    plan,
    addOns: [...addOns],
    startDate: printDay(startDate),
    decision: rate?.decision ?? null,
    yearly: rate?.priced.ok ? rate.priced.value.yearly : null,
    refusal: refusal && { code: refusal.code, ...(refusal.values ? { values: { ...refusal.values } } : {}) },
    reasons: (rate?.reasons ?? []).map(({ text, title }) => text || title),
    standsOut,
  }
}
