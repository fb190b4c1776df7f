import { Exact, moneyToExact } from '../../../money'
import { Amount } from '../amount'
import { moneyType, type Bench, type StepPlan } from '../bench'
import { Seen } from '../working'
import { QuoteStopped, type Discount } from '../quote'
import type { StepOf } from '../../../design/parts'
import { rounderOf, type Rounder } from './round'

const HUNDRED = Exact.of(100)

/** Each voucher or coupon is worked out on the amount before any of them; together they never take more than there is. */
export function compileDiscount(step: StepOf<'discount'>, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const rounder = rounderOf(step.rounding, bench)
  const place = bench.newPlace()
  return {
    type: moneyType(bench),
    labels: [step.of, 'discount'],
    isRounded: false,
    inputs: [of.seen, Seen.kept(place)],
    taken: place,
    work: (working) => {
      const amount = of.read(working)
      let off = Exact.zero
      const { discounts } = working.request
      if (discounts.length === 0 && amount.sign >= 0) {
        working.kept[place] = off
        return amount
      }
      for (const discount of discounts)
        if (step.takes === 'both' || step.takes === discount.kind)
          off = off.plus(discountOf(discount, amount, rounder, bench.currency))
      const taken = off.compare(amount) > 0 ? amount : off
      working.kept[place] = taken
      return amount.minus(taken)
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
