import type { Recipe, Step } from '../../design/parts'
import { wordsOf } from './recipe-uses'

/**
 * The steps whose result is in the yearly price: reached from it by amounts and figures. What only a condition, a look-up
 * or the base of a tax speaks of is not paid because of it.
 */
export function countedSteps({ steps, outputs }: Recipe): Step[] {
  const [met, open] = [new Set<Step>(), [outputs.yearly]]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const step = steps.find((each) => each.name === name)
    if (!step || met.has(step)) continue
    met.add(step)
    open.push(...amountsOf(step).flatMap(wordsOf))
  }
  return steps.filter((step) => met.has(step))
}

const termKinds = ['loading', 'fees'] as const
const discountKinds = ['voucher', 'coupon'] as const

export type LeftOutOfPrice = {
  readonly terms: readonly (typeof termKinds)[number][]
  readonly discounts: readonly (typeof discountKinds)[number][]
}

/** What comes from outside the recipe and has no place in it: loadings and fees of underwriting, vouchers and coupons. */
export function leftOutOfPrice(recipe: Recipe): LeftOutOfPrice {
  const counted = countedSteps(recipe)
  const isTaken = (kind: 'terms' | 'discount', what: string) =>
    counted.some((step) => step.kind === kind && (step.takes === 'both' || step.takes === what))
  return {
    terms: termKinds.filter((what) => !isTaken('terms', what)),
    discounts: discountKinds.filter((what) => !isTaken('discount', what)),
  }
}

function amountsOf(step: Step): string[] {
  switch (step.kind) {
    case 'formula':
      return [step.formula, step.skipped ?? '']
    case 'lookUp':
      return [step.skipped ?? '']
    case 'factor':
      return [step.of, step.by]
    case 'add':
      return [step.of, step.amount]
    case 'minimum':
      return [step.of, step.least]
    case 'maximum':
      return [step.of, step.most]
    case 'instalment':
      return [step.of, step.each ?? '']
    case 'round':
    case 'terms':
    case 'discount':
      return [step.of]
    default:
      return []
  }
}
