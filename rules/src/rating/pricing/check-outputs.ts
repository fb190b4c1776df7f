import type { CompiledStep } from './compile-step'
import type { Recipe } from '../../design/parts'
import type { RecipeProblem } from './recipe-problems'

/** What a customer is charged must be whole coins, by a rounding that somebody named. */
export function outputProblems(
  { outputs }: Recipe,
  steps: readonly CompiledStep[],
  broken: ReadonlySet<string>,
): RecipeProblem[] {
  const wanted = [outputs.yearly, ...(outputs.monthly === null ? [] : [outputs.monthly]), ...outputs.parts]
  return wanted.flatMap((name): RecipeProblem[] => {
    // What is wrong there has been told.
    if (broken.has(name)) return []
    const found = steps.find((entry) => entry.step.name === name)
    if (!found || found.plan.type.kind !== 'money') return [{ code: 'recipe.noOutput', values: { name } }]
    if (name === outputs.monthly && found.step.kind !== 'instalment')
      return [{ code: 'recipe.notInstalment', step: name }]
    return isRounded(found, steps) ? [] : [{ code: 'recipe.notRounded', values: { name }, step: name }]
  })
}

/** A sum of rounded steps is rounded; a rounding that may be passed over is worth what lies below it. */
function isRounded({ step, plan }: CompiledStep, steps: readonly CompiledStep[]): boolean {
  const isNamed = (name: string) => {
    const found = steps.find((entry) => entry.step.name === name && entry.step !== step)
    return found !== undefined && isRounded(found, steps)
  }
  if (step.kind === 'round' && step.when) return plan.isRounded && isNamed(step.of)
  if (plan.isRounded) return true
  if (step.kind !== 'add' && step.kind !== 'formula') return false
  const sum = step.kind === 'add' ? `${step.of} + ${step.amount}` : step.formula
  return sum.split(/[+-]/).every((term) => isNamed(term.trim()))
}
