import { datasetSetUp } from '../datasets'
import { plansSetUp } from '../plans'
import { policyNumbersSetUp } from '../policy-numbers'
import type { SetUpPart } from '../products'
import { testsSetUp } from '../trials'
import { bookImpact, connectors, pricing, underwriting } from './body-facts'

/** In the order in which people go through them. A room with a part gives its own facts from its door and is named here. */
export const parts: readonly SetUpPart[] = [
  datasetSetUp,
  connectors,
  plansSetUp,
  pricing,
  underwriting,
  testsSetUp,
  bookImpact,
  policyNumbersSetUp,
]
