import type { Expression, LogicType } from '../../../design/logic'
import { expressionOf, moneyType, type Bench, type StepPlan } from '../bench'
import { valueOf } from '../operand'
import { Seen } from '../working'
import type { StepOf } from '../../../design/parts'
import { RecipeRefused } from '../recipe-problems'

/** Any expression; the worksheet shows the names that it reads. */
export function compileFormula(step: StepOf<'formula'>, bench: Bench): StepPlan {
  const expression = expressionOf(bench, step.formula)
  const labels = expression.names.filter((name) => bench.scope.slots.has(name))
  return {
    type: typeOf(step, expression, bench),
    labels,
    isRounded: false,
    inputs: labels.map((name) => Seen.inFrame(bench.scope.slots.get(name)?.slot ?? -1)),
    work: (working) => valueOf(expression, working),
  }
}

/** A number becomes an amount by being called one; nothing else does. */
function typeOf({ unit, name }: StepOf<'formula'>, { type }: Expression, bench: Bench): LogicType {
  const { currency } = bench
  if (unit === undefined || (type.kind === 'money' && type.currency === currency)) return type
  if (type.kind === 'number') return moneyType(bench)
  throw new RecipeRefused({ code: 'recipe.notMoney', values: { of: name, currency } })
}
