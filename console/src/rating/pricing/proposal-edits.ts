import { type Recipe, type Step, takenBy, type Taking, takings, twelveOf } from '@coverwright/rules/rating/pricing'

/** The proposal without one look-up and the step that takes it into the price. */
export function withoutLook(recipe: Recipe, look: string): Recipe {
  const takers = recipe.steps.filter((step) => takes(step, look))
  const before = (name: string): string => {
    const taker = takers.find((step) => step.name === name)
    return taker && 'of' in taker ? before(taker.of) : name
  }
  const gone = new Set([look, ...takers.map(({ name }) => name)])
  const steps = recipe.steps.flatMap((step): Step[] => {
    if (gone.has(step.name)) return []
    if (holdsTo(step, look)) return [{ ...step, of: before(step.of), least: '0' }]
    return ['of' in step ? { ...step, of: before(step.of) } : step]
  })
  return { ...recipe, steps }
}

/** The same, with what is looked up multiplied by, added in percent or taken off. */
export const takenInAs = (recipe: Recipe, look: string, as: Taking): Recipe => ({
  ...recipe,
  steps: recipe.steps.map((step) =>
    step.kind === 'factor' && takes(step, look) ? { ...step, by: takenBy(as, look) } : step,
  ),
})

/** How the proposal takes a look-up; null where it is an amount, which begins or is added. */
export function takingOf({ steps }: Recipe, look: string): Taking | null {
  const taker = steps.find((step) => takes(step, look))
  return taker?.kind === 'factor' ? (takings.find((as) => takenBy(as, look) === taker.by) ?? null) : null
}

/** Whether the price is held to what is looked up: then it is the least premium. */
export const holdsTo = (step: Step, look: string): step is Extract<Step, { kind: 'minimum' }> =>
  step.kind === 'minimum' && step.least === look

export const takes = (step: Step, look: string): boolean =>
  (step.kind === 'factor' && takings.some((as) => step.by === takenBy(as, look))) ||
  (step.kind === 'add' && (step.amount === look || step.amount === twelveOf(look)))
