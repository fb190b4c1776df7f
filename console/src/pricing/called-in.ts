import type { RecipeView } from '@coverwright/contract/pricing'
import type { Recipe } from '@coverwright/rules/pricing'
import type { Called } from '../formulas'

/** What the names that formulas of a recipe use are called: of its steps, of answers and of covers. */
export function calledIn(recipe: Recipe, names: RecipeView['names']): Called {
  const steps = [recipe.steps, ...recipe.addOns.map((entry) => entry.steps)].flat()
  return new Map([...names, ...steps].flatMap(({ name, title }) => (name && title ? [[name, title]] : [])))
}
