import type { ProductRoom } from '../../design/products'
import { seedPolicyNumbersDemo } from './demo'
import { policyNumberRoutes } from './routes'
import { policyNumbersSetUp } from './set-up'
import { designNames } from './tables'

export { openNumberDesk } from './number-desk'
export { designOfProduct, takeUpTo } from './take-up-to'
export { takePolicyNumbers } from './take-policy-numbers'

export const policyNumbersRoom: ProductRoom = {
  name: 'policy-numbers',
  operations: policyNumberRoutes,
  names: designNames,
  setUp: [policyNumbersSetUp],
  demo: seedPolicyNumbersDemo,
  constraints: {
    policy_number_title_once: 'policyNumbers.titleTaken',
    policy_number_product_once: 'policyNumbers.productConnected',
  },
}
