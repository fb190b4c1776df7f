import type { HeldView } from '@coverwright/contract/connectors'
import type { CustomerView, pricingOperations } from '@coverwright/contract/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { printDay } from '@coverwright/rules/kernel'
import { customerMaker, type MadeUpCustomer } from '@coverwright/rules/rating'
import type { MemberCtx } from '../platform/operations'
import { heldFor, withHeld } from './connect-customer'
import { openRating, type OpenRating } from './open-rating'
import { presentProblem } from './present'

export async function makeCustomers(ctx: MemberCtx, asked: TakesOf<typeof pricingOperations.makeCustomers>) {
  const open = await openRating(ctx, asked.productId, asked)
  const { outcome, parts, today, opened } = open
  const held = await heldFor(ctx, open)
  const make = customerMaker({ body: opened.body, parts, seed: asked.seed, today })
  return {
    customers: Array.from({ length: asked.count }, () => presentCustomer(make(), open, held)),
    problems: outcome.ok ? [] : outcome.problems.map(presentProblem),
    held,
  }
}

function presentCustomer(
  customer: MadeUpCustomer,
  { outcome, read, today }: OpenRating,
  held: readonly HeldView[],
): CustomerView {
  const { answers, plan, addOns, startDate } = customer
  const request = { answers: withHeld(read(answers), held), plans: [plan], addOns, today, startDate, discounts: [] }
  const [rate] = outcome.ok ? outcome.value.rate(request, { isWithoutWorksheet: true }).plans : []
  return {
    answers: answers as CustomerView['answers'],
    plan,
    addOns: [...addOns],
    startDate: printDay(startDate),
    decision: rate?.decision ?? null,
    yearly: rate?.priced.ok ? rate.priced.value.yearly : null,
    refusal: rate && !rate.priced.ok ? rate.priced.refusal.code : null,
  }
}
