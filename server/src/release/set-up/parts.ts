import { connectorsSetUp } from '../../rating/connectors'
import { datasetSetUp } from '../../design/datasets'
import { plansSetUp } from '../../design/plans'
import { policyNumbersSetUp } from '../../selling/policy-numbers'
import { pricingSetUp } from '../../rating/pricing'
import type { SetUpPart } from '../../design/products'
import { impactSetUp, testsSetUp } from '../../rating/product-tests'
import { underwritingSetUp } from '../../rating/underwriting'

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
