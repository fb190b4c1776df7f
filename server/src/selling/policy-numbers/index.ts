import type { Room } from '../../platform/operations'
import { policyNumberRoutes } from './routes'

export { seedPolicyNumbersDemo } from './demo'
export { openNumberDesk } from './number-desk'
export { policyNumbersSetUp } from './set-up'
export { takePolicyNumbers } from './take-policy-numbers'

export const policyNumbersRoom: Room = {
  name: 'policy-numbers',
  operations: policyNumberRoutes,
  constraints: {
    policy_number_title_once: 'policyNumber.titleTaken',
    policy_number_product_once: 'policyNumber.productConnected',
  },
}
