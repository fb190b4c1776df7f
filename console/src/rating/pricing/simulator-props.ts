import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import type { TriedCustomer } from './customer'
import type { Customer, Simulated } from './use-simulated'

/** Another customer, or a change to whoever is there by then. */
export type OnCustomer = (next: TriedCustomer | ((now: TriedCustomer) => TriedCustomer)) => void

/** What is tried, on whom, and what came out. */
export type SimulatorProps = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  customer: TriedCustomer
  onCustomer: OnCustomer
  plan: string
  onPlan: (plan: string) => void
  /** Whether somebody stands in the form: typing into a field that is then filled would end up as a mixture of both. */
  isReady: boolean
  /** Whether what is shown is of the customer in the form, and of nobody before: only that can be kept. */
  isCurrent: boolean
  /** As the server was asked last; null while the first customer is being made up. */
  asked: Customer | null
  simulated: Simulated
  mayKeep: boolean
}
