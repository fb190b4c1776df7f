import { documentOperations } from '@coverwright/contract/selling/documents'
import type { ProductRoom } from '../../design/products'
import { bind } from '../../platform/operations'
import { listCommission, openCommission, openVoucher } from './company-papers'
import { documentsJob, makeOnIssue } from './issue-documents'
import { listDocuments, resendDocuments } from './list-documents'
import { tellOfCancelling } from './mail-cancelled'
import { mountCompanyPapers } from './mount-company-papers'
import { mountDocuments } from './mount-documents'
import { tellOfRefund } from './mail-refund'
import { replyNeed } from './reply-need'
import { senderNeed } from './sender-need'

export { documentsOf } from './list-documents'
export { mailQuote, mailSavedQuote } from './mail-quote'
export { policyValues, valuesOfPolicy } from './policy-values'
export { valuesOfQuote } from './quote-values'
export { isSilenced, listSilenced, setSilenced } from './silence-store'

export const documentsRoom: ProductRoom = {
  name: 'documents',
  operations: bind(documentOperations, { listDocuments, resendDocuments, openVoucher, listCommission, openCommission }),
  readers: [makeOnIssue, tellOfCancelling, tellOfRefund],
  jobs: [documentsJob],
  needs: [replyNeed, senderNeed],
  mount: (http, parts) => {
    mountDocuments(http, parts)
    mountCompanyPapers(http, parts)
  },
}
