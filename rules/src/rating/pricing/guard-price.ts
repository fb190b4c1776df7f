import { Exact, roundingMultiple } from '../../money'
import type { Recipe, Step } from '../../design/parts'
import type { CompiledStep } from './compile-step'
import { QuoteStopped } from './quote'
import type { Working } from './working'

/** Stops a price that nobody meant; null where the recipe is of a time when it was charged. */
export type GuardPrice = (working: Working, price: Exact) => void

/**
 * A price of nothing or less, or below the least premium, is no price. Where a voucher or a coupon took something off, or
 * a least premium may be gone below, a step says that it is meant; less than nothing never is.
 */
export function priceGuard({ version, outputs, currency }: Recipe, steps: readonly CompiledStep[]): GuardPrice | null {
  if (version === 1) return null
  const way = wayTo(outputs.yearly, steps)
  const leasts = way.flatMap(({ plan, step }) =>
    plan.least === undefined ? [] : [{ place: plan.least, title: step.title || step.name }],
  )
  const taken = way.flatMap(({ plan }) => (plan.taken === undefined ? [] : [plan.taken]))
  // A step that rounds says so: what it takes is less than what it rounds to.
  const rounded = way.flatMap(({ step }) => (step.kind === 'round' ? [roundingMultiple(step.rounding, currency)] : []))
  const slack = rounded.reduce((sum, multiple) => sum.plus(multiple), Exact.zero)
  const isFreeMeant = way.some(({ step }) => step.kind === 'minimum' && step.mayGoBelow === true)
  const isTaken = ({ kept }: Working) => taken.some((place) => (kept[place] as Exact | undefined)?.sign === 1)
  return (working, price) => {
    if (price.sign <= 0 && !(price.sign === 0 && (isFreeMeant || isTaken(working))))
      throw new QuoteStopped({ code: 'pricing.nothingToPay', values: { amount: price.toString() } }, outputs.yearly)
    for (let at = 0; at < leasts.length; at++) {
      const { place, title } = leasts[at] as (typeof leasts)[number]
      const least = working.kept[place] as Exact | undefined
      if (least !== undefined && price.compare(least) < 0 && price.plus(slack).compare(least) <= 0 && !isTaken(working))
        throw new QuoteStopped(
          {
            code: 'pricing.belowLeast',
            values: { amount: price.toString(), least: least.toString(), step: title },
          },
          outputs.yearly,
        )
    }
  }
}

/** What the price is worked out from, step by step upwards: what a step works on, and what a sum adds up. */
function wayTo(name: string, steps: readonly CompiledStep[], met = new Set<string>()): CompiledStep[] {
  const found = steps.find(({ step }) => step.name === name)
  if (!found || met.has(name)) return []
  met.add(name)
  return [found, ...madeOf(found.step).flatMap((each) => wayTo(each, steps, met))]
}

function madeOf(step: Step): string[] {
  if (step.kind === 'tax' || step.kind === 'levy') return []
  if ('of' in step) return [step.of]
  const isSum = step.kind === 'formula' && /^[\w\s+]+$/.test(step.formula)
  return isSum ? step.formula.split('+').map((term) => term.trim()) : []
}
