import type { Value } from '../../datasets'
import { Exact } from '../../money'
import { moneyType, type Bench, type StepPlan, lineOf } from '../bench'
import { QuoteStopped, type Working } from '../quote'
import type { StepOf } from '../recipe'

/** Chosen add-ons, by their own steps where the recipe has some, else by the price that the plan names. */
export function compileAddOns(step: StepOf<'addOns'>, bench: Bench): StepPlan {
  const priceOf = (id: string, working: Working): Exact => {
    const price = bench.addOnWork.get(id)?.(working) ?? bench.addOnPrices.get(id)
    if (!price) throw new QuoteStopped({ code: 'pricing.unknownAddOn', values: { addOn: id } })
    return step.per === 'year' ? price.yearly : price.monthly
  }
  return {
    type: moneyType(bench),
    labels: ['addOns'],
    isRounded: false,
    work: (working, head) => {
      let total = Exact.zero
      const inputs: Value[] = []
      for (const id of working.request.addOns) {
        const price = priceOf(id, working)
        inputs.push([id, price])
        total = total.plus(price)
      }
      return lineOf(head, [inputs], total)
    },
  }
}
