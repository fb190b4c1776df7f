import { Exact, moneyToExact } from '../../money'
import { amountReader, moneyType, type Bench, type StepPlan, lineOf } from '../bench'
import { QuoteStopped, type Discount } from '../quote'
import type { StepOf } from '../recipe'
import { rounderOf, type Rounder } from './round'

const HUNDRED = Exact.of(100)

/** Each voucher or coupon is worked out on the amount before any of them; together they never take more than there is. */
export function compileDiscount(step: StepOf<'discount'>, bench: Bench): StepPlan {
  const of = amountReader(bench, step.of)
  const rounder = rounderOf(step.rounding, bench)
  return {
    type: moneyType(bench),
    labels: [step.of, 'discount'],
    isRounded: false,
    work: (working, head) => {
      const amount = of(working)
      let off = Exact.zero
      for (const discount of working.request.discounts)
        if (step.takes === 'both' || step.takes === discount.kind)
          off = off.plus(discountOf(discount, amount, rounder, bench.currency))
      const taken = off.compare(amount) > 0 ? amount : off
      return lineOf(head, [amount, taken], amount.minus(taken))
    },
  }
}

function discountOf(discount: Discount, amount: Exact, rounder: Rounder, currency: string): Exact {
  if ('amount' in discount) {
    if (discount.amount.currency !== currency || discount.amount.minor < 0)
      throw new QuoteStopped({ code: 'pricing.badDiscount', values: { code: discount.code } })
    return moneyToExact(discount.amount)
  }
  const percent = Exact.parse(discount.percent)
  if (!percent || percent.sign < 0 || percent.compare(HUNDRED) > 0)
    throw new QuoteStopped({ code: 'pricing.badDiscount', values: { code: discount.code } })
  return rounder.round(amount.times(percent).times(Exact.of(1, 2)))
}
