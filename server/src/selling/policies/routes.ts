import { holderOperations, policyOperations } from '@coverwright/contract/selling/policies'
import { bind } from '../../platform/operations'
import { cancelMine } from './cancel-mine'
import { cancelPolicy } from './cancel-policy'
import { getMyPolicy } from './get-my-policy'
import { getPolicy } from './get-policy'
import { listPolicies } from './list-policies'
import type { DocumentsOf } from './my-policy'
import { previewCancel } from './preview-cancel'

export const policyRoutes = (documentsOf: DocumentsOf) => [
  ...bind(policyOperations, { listPolicies, getPolicy, previewCancel, cancelPolicy }),
  ...bind(holderOperations, { getMyPolicy: getMyPolicy(documentsOf), cancelMine: cancelMine(documentsOf) }),
]
