import { minorDigits } from '../../money'
import type { CompiledStep } from './compile-step'
import type { Recipe } from '../../design/parts'
import type { RecipeProblem } from './recipe-problems'

/** What a customer is charged must be whole coins, by a rounding that somebody named. `covers` are amounts of plans. */
export function outputProblems(
  { outputs, currency }: Recipe,
  steps: readonly CompiledStep[],
  broken: ReadonlySet<string>,
  covers: ReadonlySet<string>,
): RecipeProblem[] {
  const wanted = [outputs.yearly, ...(outputs.monthly === null ? [] : [outputs.monthly]), ...outputs.parts]
  const known = { steps, covers, digits: minorDigits(currency) }
  return wanted.flatMap((name): RecipeProblem[] => {
    // What is wrong there has been told.
    if (broken.has(name)) return []
    const found = steps.find((entry) => entry.step.name === name)
    if (!found || found.plan.type.kind !== 'money') return [{ code: 'recipe.noOutput', values: { name } }]
    if (name === outputs.monthly && found.step.kind !== 'instalment')
      return [{ code: 'recipe.notInstalment', step: name }]
    return isRounded(found, known) ? [] : [{ code: 'recipe.notRounded', values: { name }, step: name }]
  })
}

type Known = {
  readonly steps: readonly CompiledStep[]
  readonly covers: ReadonlySet<string>
  readonly digits: number
}

/** A sum of whole coins is whole coins; a rounding that may be skipped is worth what lies below it. */
function isRounded({ step, plan }: CompiledStep, known: Known): boolean {
  const others: Known = { ...known, steps: known.steps.filter((entry) => entry.step !== step) }
  if (step.kind === 'round' && step.when) return plan.isRounded && isWhole(step.of, others)
  if ('skipped' in step && step.skipped?.trim() && !isWhole(step.skipped, others)) return false
  if (plan.isRounded) return true
  if (step.kind === 'add') return isWhole(`${step.of} + ${step.amount}`, others)
  if (step.kind === 'minimum') return isWhole(`${step.of} + ${step.least}`, others)
  if (step.kind === 'maximum') return isWhole(`${step.of} + ${step.most}`, others)
  return step.kind === 'formula' && isWhole(step.formula, others)
}

/** Rounded steps, covers of plans and written amounts, with nothing but + and - between them. */
function isWhole(sum: string, known: Known): boolean {
  const terms = sum.split(/[+-]/).map((term) => term.trim())
  return terms.filter((term) => term !== '').every((term) => isWholeTerm(term, known))
}

function isWholeTerm(term: string, known: Known): boolean {
  const figure = /^\d+(?:\.(\d+))?$/.exec(term)
  if (figure) return (figure[1] ?? '').replace(/0+$/, '').length <= known.digits
  const found = known.steps.find((entry) => entry.step.name === term)
  return found ? isRounded(found, known) : known.covers.has(term)
}
