import type { Recipe, Step } from '@coverwright/rules/rating/pricing'

/** The proposal without what one table brings in: its look-ups, and the steps that take them into the price. */
export function withoutTable(recipe: Recipe, table: string): Recipe {
  const looks = recipe.steps.flatMap((step) => (step.kind === 'lookUp' && step.table === table ? [step.name] : []))
  const takers = recipe.steps.filter((step) => looks.some((look) => takes(step, look)))
  const before = (name: string): string => {
    const taker = takers.find((step) => step.name === name)
    return taker && 'of' in taker ? before(taker.of) : name
  }
  const gone = new Set([...looks, ...takers.map(({ name }) => name)])
  const steps = recipe.steps.flatMap((step): Step[] => {
    if (gone.has(step.name)) return []
    return ['of' in step ? { ...step, of: before(step.of) } : step]
  })
  return { ...recipe, steps }
}

const takes = (step: Step, look: string): boolean =>
  (step.kind === 'factor' && (step.by === look || step.by === `1 + ${look}`)) ||
  (step.kind === 'add' && step.amount === look)
