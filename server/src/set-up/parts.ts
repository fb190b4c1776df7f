import { connectorsSetUp } from '../connectors'
import { datasetSetUp } from '../datasets'
import { plansSetUp } from '../plans'
import { policyNumbersSetUp } from '../policy-numbers'
import { pricingSetUp } from '../pricing'
import type { SetUpPart } from '../products'
import { impactSetUp, testsSetUp } from '../trials'
import { underwritingSetUp } from '../underwriting'

/** In the order in which people go through them. A room with a part gives its own facts from its door and is named here. */
export const parts: readonly SetUpPart[] = [
  datasetSetUp,
  connectorsSetUp,
  plansSetUp,
  pricingSetUp,
  underwritingSetUp,
  testsSetUp,
  impactSetUp,
  policyNumbersSetUp,
]
