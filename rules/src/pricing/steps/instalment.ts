import { Exact } from '../../money'
import { amountReader, expressionOf, moneyType, valueOf, type Bench, type StepPlan, lineOf } from '../bench'
import type { StepOf } from '../recipe'
import { RecipeRefused } from '../recipe-problems'
import { rounderOf } from './round'

/** The loaded total in equal parts; what does not divide is paid with the first, so the parts add up to the total. */
export function compileInstalment(step: StepOf<'instalment'>, bench: Bench): StepPlan {
  const of = amountReader(bench, step.of)
  const { round, isToCoins, multiple } = rounderOf(step.rounding, bench)
  const each = step.each === undefined ? null : expressionOf(bench, step.each, moneyType(bench))
  const loading = Exact.parse(step.loading)
  if (!loading || loading.sign < 0) throw new RecipeRefused({ code: 'recipe.badRate', values: { rate: step.loading } })
  if (!Number.isInteger(step.count) || step.count < 2 || step.count > 12)
    throw new RecipeRefused({ code: 'recipe.badCount' })
  const loaded = Exact.one.plus(loading)
  const multipleOfAll = multiple.times(Exact.of(step.count))
  const others = Exact.of(step.count - 1)
  return {
    type: moneyType(bench),
    labels: [step.of, 'total', 'each', 'first'],
    isRounded: isToCoins,
    work: (working, head) => {
      const amount = of(working)
      const total = round(amount.times(loaded))
      const extra = each ? round(valueOf(each, working) as Exact) : Exact.zero
      const part = total.countOf(multipleOfAll, 'down').times(multiple)
      const later = part.plus(extra)
      const first = total.minus(part.times(others)).plus(extra)
      working.instalments.push({ name: step.name, count: step.count, first, later })
      return lineOf(head, [amount, total, extra, first], later)
    },
  }
}
