import type { Recipe, Step } from '../../design/parts'
import type { RecipeProblem } from './recipe-problems'

/**
 * Whoever pays by the month pays the same price in parts, or more by a loading with a name: instalments are made of the
 * step that gives the year, or of one that loads it. A year that is cheaper by a factor, for whoever pays at once, is
 * named as well.
 */
export function instalmentProblems({ steps, outputs }: Recipe, broken: ReadonlySet<string>): RecipeProblem[] {
  const { yearly, monthly } = outputs
  const instalment = steps.find((step) => step.name === monthly)
  if (instalment?.kind !== 'instalment' || broken.has(instalment.name) || broken.has(yearly)) return []
  const { of } = instalment
  const stepOf = (name: string) => steps.find((step) => step.name === name)
  if (leadsUp(of, yearly, stepOf, LOADS) || leadsUp(yearly, of, stepOf, LESSENS)) return []
  const called = (name: string) => stepOf(name)?.title || name
  return [
    {
      code: 'recipe.instalmentsApart',
      step: instalment.name,
      values: { of: called(of), yearly: called(yearly) },
    },
  ]
}

const LOADS: readonly Step['kind'][] = ['add', 'factor', 'round', 'minimum']
const LESSENS: readonly Step['kind'][] = ['factor', 'round']

/** Whether one comes from the other by steps of these kinds alone; only ever upwards, whatever a draft says. */
function leadsUp(
  from: string,
  to: string,
  stepOf: (name: string) => Step | undefined,
  kinds: readonly Step['kind'][],
): boolean {
  const met = new Set<string>()
  for (let name = from; !met.has(name);) {
    if (name === to) return true
    met.add(name)
    const step = stepOf(name)
    if (!step || !('of' in step) || !kinds.includes(step.kind)) return false
    name = step.of
  }
  return false
}
