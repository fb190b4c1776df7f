import { Exact } from '../../money'
import { amountReader, lineOf, moneyType, type Bench, type StepPlan } from '../bench'
import { NO_TERMS } from '../quote'
import type { StepOf } from '../recipe'

/** What underwriting asks for on top: loadings in percent of the amount, then fees. Without terms the amount stays. */
export function compileTerms(step: StepOf<'terms'>, bench: Bench): StepPlan {
  const of = amountReader(bench, step.of)
  const [takesLoading, takesFees] = [step.takes !== 'fees', step.takes !== 'loading']
  return {
    type: moneyType(bench),
    labels: [step.of, 'loading', 'fees'],
    isRounded: false,
    work: (working, head) => {
      const amount = of(working)
      const terms = working.request.terms ?? NO_TERMS
      const loading = takesLoading ? terms.loadingPercent.times(ONE_PERCENT) : Exact.zero
      const fees = takesFees ? terms.fees : Exact.zero
      return lineOf(head, [amount, loading, fees], amount.plus(amount.times(loading)).plus(fees))
    },
  }
}

const ONE_PERCENT = Exact.of(1, 2)
