import { policyCancelled, policyIssued } from '@coverwright/contract/selling/policies'
import type { Room } from '../../platform/operations'
import type { DocumentsOf } from './my-policy'
import { policyRoutes } from './routes'
import { holderSearch } from './search-holders'
import { policySearch } from './search-policies'
import { policyNames } from './tables'

export { cancelAsPlatform } from './cancel-policy'
export { holderView } from './holder-view'
export { keepPolicies, type MadePolicy, makePolicy, numberPolicy, type ToIssue } from './issue-policies'
export { newestPolicies } from './newest-policies'
export { policiesEnding, policiesOfBirthday, policiesWithDay } from './due-store'
export { findPolicyIdByToken, findPolicyOfOrder } from './paper-store'
export { policyForPaper, type PolicyForPaper } from './policy-for-paper'
export { listNumbers as policyNumbersOf } from './store'
export { takeTestNumbers } from './take-test-numbers'

/** `documentsOf` is the room of paper's, which stands above this one. */
export const policiesRoom = (documentsOf: DocumentsOf): Room => ({
  name: 'policies',
  operations: policyRoutes(documentsOf),
  events: [policyIssued, policyCancelled],
  names: policyNames,
  searches: [policySearch, holderSearch],
})
