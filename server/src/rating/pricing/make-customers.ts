import type { HeldView } from '@coverwright/contract/rating/connectors'
import type { CustomerView, pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { printDay } from '@coverwright/rules/kernel'
import { customerMaker, type MadeUpCustomer, type PlanRate } from '@coverwright/rules/rating/rating'
import type { MemberCtx } from '../../platform/operations'
import { heldFor, withHeld } from './connect-customer'
import { openRating, type OpenRating } from './open-rating'
import { presentProblem } from './present'
import { whatStandsOut } from './what-stands-out'

export async function makeCustomers(ctx: MemberCtx, asked: TakesOf<typeof pricingOperations.makeCustomers>) {
  const open = await openRating(ctx, asked.productId, asked)
  const { outcome, parts, today, opened } = open
  const held = await heldFor(ctx, open)
  const make = customerMaker({ body: opened.body, parts, seed: asked.seed, today })
  const people = Array.from({ length: asked.count }, make)
  const rates = people.map((customer) => rateOf(customer, open, held))
  const standOut = whatStandsOut(rates)
  return {
    customers: people.map((customer, at) => presentCustomer(customer, rates[at], standOut[at] ?? [])),
    problems: outcome.ok ? [] : outcome.problems.map(presentProblem),
    held,
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
