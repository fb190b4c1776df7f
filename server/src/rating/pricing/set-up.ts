import type { SetUpPart } from '../../design/products'

/** Done when a price comes out: a recipe that cannot be worked out yet is not. */
export const pricingSetUp: SetUpPart = {
  part: 'pricing',
  look: async (_ctx, { body }, rated) => {
    const outcome = await rated()
    if (!outcome) return { isDone: false, lines: [{ code: 'noRecipe' }] }
    if (!outcome.ok) {
      const count = outcome.problems.filter(({ part }) => part !== 'underwriting').length
      if (count > 0) return { isDone: false, lines: [{ code: 'problems', values: { count } }] }
    }
    return { isDone: true, lines: [{ code: 'recipe', values: { steps: body.pricing?.steps.length ?? 0 } }] }
  },
}
