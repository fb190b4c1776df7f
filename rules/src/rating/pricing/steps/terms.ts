import { Exact } from '../../../money'
import { Amount } from '../amount'
import { moneyType, type Bench, type StepPlan } from '../bench'
import { Seen } from '../working'
import { NO_TERMS } from '../quote'
import type { StepOf } from '../../../design/parts'

/** What underwriting asks for on top: loadings in percent of the amount, then fees. Without terms the amount stays. */
export function compileTerms(step: StepOf<'terms'>, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const [takesLoading, takesFees] = [step.takes !== 'fees', step.takes !== 'loading']
  const [loadingPlace, feesPlace] = [bench.newPlace(), bench.newPlace()]
  return {
    type: moneyType(bench),
    labels: [step.of, 'loading', 'fees'],
    isRounded: false,
    inputs: [of.seen, Seen.kept(loadingPlace), Seen.kept(feesPlace)],
    work: (working) => {
      const amount = of.read(working)
      const terms = working.request.terms ?? NO_TERMS
      const loading = takesLoading ? terms.loadingPercent.times(ONE_PERCENT) : Exact.zero
      const fees = takesFees ? terms.fees : Exact.zero
      working.kept[loadingPlace] = loading
      working.kept[feesPlace] = fees
      return amount.plus(amount.times(loading)).plus(fees)
    },
  }
}

const ONE_PERCENT = Exact.of(1, 2)
