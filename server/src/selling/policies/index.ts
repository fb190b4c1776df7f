import { policyCancelled, policyIssued } from '@coverwright/contract/selling/policies'
import type { Room } from '../../platform/operations'
import { policyRoutes } from './routes'
import { policySearch } from './search-policies'
import { policyNames } from './tables'

export { holderView } from './holder-view'
export { issuePolicies, type ToIssue } from './issue-policies'
export { listNumbers as policyNumbersOf } from './store'

export const policiesRoom: Room = {
  name: 'policies',
  operations: policyRoutes,
  events: [policyIssued, policyCancelled],
  names: policyNames,
  searches: [policySearch],
}
