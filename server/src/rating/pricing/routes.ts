import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfKept } from './store'
import { addSumInsured } from './add-sum-insured'
import { deleteKeptQuote } from './delete-kept-quote'
import { getRecipe } from './get-recipe'
import { keepQuote } from './keep-quote'
import { listKeptQuotes } from './list-kept-quotes'
import { makeCustomers } from './make-customers'
import { replayQuote } from './replay-quote'
import { saveRecipe } from './save-recipe'
import { simulate } from './simulate'
import { varyInput } from './vary-input'

const bound = bind(pricingOperations, {
  get: getRecipe,
  save: saveRecipe,
  addSumInsured,
  simulate,
  makeCustomers,
  vary: varyInput,
  keep: keepQuote,
  listKept: listKeptQuotes,
  replay: replayQuote,
  deleteKept: deleteKeptQuote,
})

export const pricingRoutes = guardProducts(bound, { productId: itself, id: productOfKept })
