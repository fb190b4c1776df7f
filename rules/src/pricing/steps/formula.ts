import type { Expression, LogicType } from '../../logic'
import { expressionOf, lineOf, moneyType, valueOf, type Bench, type StepPlan } from '../bench'
import type { StepOf } from '../recipe'
import { RecipeRefused } from '../recipe-problems'

/** Any expression; the worksheet shows the names that it reads. */
export function compileFormula(step: StepOf<'formula'>, bench: Bench): StepPlan {
  const expression = expressionOf(bench, step.formula)
  const labels = expression.names.filter((name) => bench.scope.slots.has(name))
  const slots = labels.map((name) => bench.scope.slots.get(name)?.slot ?? -1)
  return {
    type: typeOf(step, expression, bench),
    labels,
    isRounded: false,
    work: (working, head) =>
      lineOf(
        head,
        slots.map((slot) => working.frame[slot]),
        valueOf(expression, working),
      ),
  }
}

/** A number becomes an amount by being called one; nothing else does. */
function typeOf({ unit, name }: StepOf<'formula'>, { type }: Expression, bench: Bench): LogicType {
  const { currency } = bench
  if (unit === undefined || (type.kind === 'money' && type.currency === currency)) return type
  if (type.kind === 'number') return moneyType(bench)
  throw new RecipeRefused({ code: 'recipe.notMoney', values: { of: name, currency } })
}
