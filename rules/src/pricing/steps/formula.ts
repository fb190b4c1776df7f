import { expressionOf, valueOf, type Bench, type StepPlan, lineOf } from '../bench'
import type { StepOf } from '../recipe'

/** Any expression; the worksheet shows the names that it reads. */
export function compileFormula(step: StepOf<'formula'>, bench: Bench): StepPlan {
  const expression = expressionOf(bench, step.formula)
  const labels = expression.names.filter((name) => bench.scope.slots.has(name))
  const slots = labels.map((name) => bench.scope.slots.get(name)?.slot ?? -1)
  return {
    type: expression.type,
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
