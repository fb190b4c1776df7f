import type { Use } from '../../design/logic'
import { formulasOf, type Recipe, type Step } from '../../design/parts'

/**
 * Who reads which name, taken from the words of the formulas: it holds for a recipe in the middle of being written, too,
 * when some of them cannot be understood yet.
 */
export function recipeUses(recipe: Recipe): Use[] {
  return [
    ...recipe.steps.map((step) => useOf(step, null)),
    ...recipe.addOns.flatMap((addOn) => addOn.steps.map((step) => useOf(step, addOn.addOn))),
    ...outputUses(recipe),
  ]
}

const useOf = (step: Step, addOn: string | null): Use => ({
  where: addOn ?? 'pricing',
  id: step.name,
  title: step.title || step.name,
  names: stepNames(step),
})

function outputUses({ outputs, addOns }: Recipe): Use[] {
  const uses = [
    { id: 'yearly', names: [outputs.yearly] },
    { id: 'monthly', names: outputs.monthly === null ? [] : [outputs.monthly] },
    { id: 'parts', names: outputs.parts },
    ...addOns.map(({ addOn, yearly, monthly }) => ({
      id: addOn,
      names: [yearly, ...(monthly === null ? [] : [monthly])],
    })),
  ]
  return uses.map(({ id, names }) => ({ where: 'output', id, title: id, names }))
}

/** Every word that a step speaks of, names of other steps among them. */
export const stepNames = (step: Step): string[] => [...new Set(formulasOf(step).flatMap(wordsOf))]

/** Names, without texts in quotation marks and without fields behind a point. */
export function wordsOf(formula: string): string[] {
  const bare = formula.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ' ')
  return bare.match(/(?<![\w.])[a-z]\w*/g) ?? []
}
