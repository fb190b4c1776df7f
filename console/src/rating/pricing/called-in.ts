import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import type { Called } from '../../design/logic'

/** What the names that formulas of a recipe use are called: of its steps, of answers and of covers. */
export function calledIn(recipe: Recipe, names: RecipeView['names']): Called {
  const steps = [recipe.steps, ...recipe.addOns.map((entry) => entry.steps)].flat()
  return new Map([...names, ...steps].flatMap(({ name, title }) => (name && title ? [[name, title]] : [])))
}
