import type { RecipeView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import type { Recipe } from '@coverwright/rules/pricing'
import type { TriedCustomer } from './customer'
import type { Customer, Simulated } from './use-simulated'

/** What is tried, on whom, and what came out. */
export type SimulatorProps = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  customer: TriedCustomer
  onCustomer: (customer: TriedCustomer) => void
  plan: string
  onPlan: (plan: string) => void
  /** Whether somebody stands in the form: typing into a field that is then filled would end up as a mixture of both. */
  isReady: boolean
  /** As the server was asked last; null while the first customer is being made up. */
  asked: Customer | null
  simulated: Simulated
  mayKeep: boolean
}
