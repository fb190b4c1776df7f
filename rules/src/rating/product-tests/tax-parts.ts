import { type Recipe, recipeUses } from '../pricing'

/** The taxes and levies that are in the price, whether or not the customer is shown them apart. */
export function taxesIn(recipe: Recipe): ReadonlySet<string> {
  const uses = new Map(recipeUses({ ...recipe, addOns: [] }).map(({ where, id, names }) => [`${where} ${id}`, names]))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    uses.get(`pricing ${name}`)?.forEach(reach)
  }
  reach(recipe.outputs.yearly)
  const taxes = recipe.steps.filter(({ kind }) => kind === 'tax' || kind === 'levy')
  return new Set(taxes.map(({ name }) => name).filter((name) => reached.has(name)))
}

/** The same recipe, which tells each of its taxes apart: a book is counted with and without them. */
export const withTaxParts = (recipe: Recipe): Recipe => ({
  ...recipe,
  outputs: { ...recipe.outputs, parts: [...new Set([...recipe.outputs.parts, ...taxesIn(recipe)])] },
})
