import type { Use } from '../logic'
import type { Recipe, Step } from './recipe'

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
export function stepNames(step: Step): string[] {
  const of = 'of' in step ? [step.of] : []
  return [...new Set([...of, ...[step.when ?? '', ...formulasOf(step)].flatMap(wordsOf)])]
}

function formulasOf(step: Step): string[] {
  switch (step.kind) {
    case 'lookUp':
      return Object.values(step.inputs)
    case 'formula':
      return [step.formula]
    case 'factor':
      return [step.by]
    case 'add':
      return [step.amount]
    case 'minimum':
      return [step.least]
    case 'maximum':
      return [step.most]
    case 'instalment':
      return [step.each ?? '']
    default:
      return []
  }
}

/** Names, without texts in quotation marks and without fields behind a point. */
function wordsOf(formula: string): string[] {
  const bare = formula.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ' ')
  return bare.match(/(?<![\w.])[a-z]\w*/g) ?? []
}
