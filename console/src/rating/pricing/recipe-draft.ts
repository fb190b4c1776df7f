import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { pricingOperations, type RecipeView } from '@coverwright/contract/rating/pricing'
import { fields, listBy, listOfWords } from '@coverwright/rules/drafts'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { partNow } from '../../design/products'
import { type DraftKind, sendDraft } from '../../platform/draft'

export const blankRecipe = (currency: string): Recipe => ({
  version: 1,
  currency,
  steps: [],
  addOns: [],
  outputs: { yearly: '', monthly: null, parts: [] },
})

const steps = listBy<Step>('name')

/** The recipe as it is worked on: each step is one piece, since its fields make one calculation. */
export const recipeDraft: DraftKind<RecipeView, Recipe> = {
  name: 'recipe',
  saves: 'byItself',
  shape: fields({
    steps,
    addOns: listBy<Recipe['addOns'][number]>('addOn', fields({ steps })),
    outputs: fields({ parts: listOfWords }),
  }),
  idOf: ({ productId }) => productId,
  read: ({ revision, recipe, currency }) => ({ revision, document: recipe ?? blankRecipe(currency) }),
  mayEdit: ({ may }) => may.includes('edit'),
  send: async (sent, productId) => {
    const input = { productId, baseRevision: sent.revision, recipe: sent.document }
    const refreshes = [productOperations.get, setUpOperations.get]
    const { revision } = await sendDraft(pricingOperations.save, input, { sent, refreshes })
    return { revision, document: sent.document }
  },
  current: partNow('pricing'),
}
