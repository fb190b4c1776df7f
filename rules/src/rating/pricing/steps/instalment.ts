import { Exact } from '../../../money'
import { Amount } from '../amount'
import { expressionOf, moneyType, type Bench, type StepPlan } from '../bench'
import { valueOf } from '../operand'
import { Seen } from '../working'
import type { StepOf } from '../../../design/parts'
import { RecipeRefused } from '../recipe-problems'
import { rounderOf } from './round'

/** The loaded total in equal parts; what does not divide is paid with the first, so the parts add up to the total. */
export function compileInstalment(step: StepOf<'instalment'>, bench: Bench): StepPlan {
  const of = Amount.named(step.of, bench)
  const { round, isToCoins, multiple } = rounderOf(step.rounding, bench)
  const each = step.each === undefined ? null : expressionOf(bench, step.each, moneyType(bench))
  const loading = Exact.parse(step.loading)
  if (!loading || loading.sign < 0) throw new RecipeRefused({ code: 'recipe.badRate', values: { rate: step.loading } })
  if (!Number.isInteger(step.count) || step.count < 2 || step.count > 12)
    throw new RecipeRefused({ code: 'recipe.badCount' })
  const loaded = Exact.one.plus(loading)
  const multipleOfAll = multiple.times(Exact.of(step.count))
  const others = Exact.of(step.count - 1)
  const places = { total: bench.newPlace(), extra: bench.newPlace(), first: bench.newPlace() }
  return {
    type: moneyType(bench),
    labels: [step.of, 'total', 'each', 'first'],
    isRounded: isToCoins,
    inputs: [of.seen, Seen.kept(places.total), Seen.kept(places.extra), Seen.kept(places.first)],
    first: places.first,
    work: (working) => {
      const total = round(of.read(working).times(loaded))
      const extra = each ? round(valueOf(each, working) as Exact) : Exact.zero
      const part = total.countOf(multipleOfAll, 'down').times(multiple)
      working.kept[places.total] = total
      working.kept[places.extra] = extra
      working.kept[places.first] = total.minus(part.times(others)).plus(extra)
      return part.plus(extra)
    },
  }
}
