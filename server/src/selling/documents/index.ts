import { documentOperations } from '@coverwright/contract/selling/documents'
import type { ProductRoom } from '../../design/products'
import { bind } from '../../platform/operations'
import { documentsJob, makeOnIssue } from './issue-documents'
import { listDocuments, resendDocuments } from './list-documents'
import { tellOfCancelling } from './mail-cancelled'
import { mountDocuments } from './mount-documents'
import { replyNeed } from './reply-need'
import { senderNeed } from './sender-need'

export { documentsOf } from './list-documents'
export { policyValues } from './policy-values'

export const documentsRoom: ProductRoom = {
  name: 'documents',
  operations: bind(documentOperations, { listDocuments, resendDocuments }),
  readers: [makeOnIssue, tellOfCancelling],
  jobs: [documentsJob],
  needs: [replyNeed, senderNeed],
  mount: mountDocuments,
}
