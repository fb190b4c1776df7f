import type { Value } from '../../../design/datasets'
import { Exact } from '../../../money'
import { moneyType, type Bench, type StepPlan } from '../bench'
import { Seen } from '../working'
import { QuoteStopped } from '../quote'
import type { StepOf } from '../../../design/parts'

/** Chosen add-ons, by their own steps where the recipe has some, else by the price that the plan names. */
export function compileAddOns({ per }: StepOf<'addOns'>, bench: Bench): StepPlan {
  const place = bench.newPlace()
  return {
    type: moneyType(bench),
    labels: ['addOns'],
    isRounded: false,
    inputs: [Seen.kept(place)],
    work: (working) => {
      let total = Exact.zero
      const { addOns } = working.request
      const list = new Array<Value>(addOns.length)
      for (let at = 0; at < addOns.length; at++) {
        const id = addOns[at] as string
        const priceOf = bench.addOns.get(id)
        if (!priceOf) throw new QuoteStopped({ code: 'pricing.unknownAddOn', values: { addOn: id } })
        const price = priceOf(working, per)
        list[at] = [id, price]
        total = at === 0 ? price : total.plus(price)
      }
      working.kept[place] = list
      return total
    },
  }
}
