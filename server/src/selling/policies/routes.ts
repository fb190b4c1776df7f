import { holderOperations, policyOperations } from '@coverwright/contract/selling/policies'
import { bind } from '../../platform/operations'
import { cancelPolicy } from './cancel-policy'
import { getPolicy } from './get-policy'
import { listPolicies } from './list-policies'
import { type DocumentsOf, myPolicyVerbs } from './my-policy'
import { previewCancel } from './preview-cancel'

export const policyRoutes = (documentsOf: DocumentsOf) => [
  ...bind(policyOperations, { listPolicies, getPolicy, previewCancel, cancelPolicy }),
  ...bind(holderOperations, myPolicyVerbs(documentsOf)),
]
