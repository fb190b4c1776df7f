import { datasetSetUp } from '../datasets'
import { policyNumbersSetUp } from '../policy-numbers'
import type { SetUpPart } from '../products'
import { testsSetUp } from '../trials'
import { bookImpact, connectors, plans, pricing, underwriting } from './body-facts'

/** In the order in which people go through them. A room with a part gives its own facts from its door and is named here. */
export const parts: readonly SetUpPart[] = [
  datasetSetUp,
  connectors,
  plans,
  pricing,
  underwriting,
  testsSetUp,
  bookImpact,
  policyNumbersSetUp,
]
