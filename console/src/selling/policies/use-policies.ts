import { auditOperations } from '@coverwright/contract/company/audit'
import { ledgerOperations } from '@coverwright/contract/company/ledger'
import { documentOperations } from '@coverwright/contract/selling/documents'
import { type Cancelling, policyOperations } from '@coverwright/contract/selling/policies'
import { quoteFileOperations } from '@coverwright/contract/selling/quotes'
import { useLanguage } from '@coverwright/ui/locales'
import { useMayCall } from '../../platform/me'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { listPolicies, getPolicy, previewCancel, cancelPolicy } = policyOperations
const { listLedgerLines } = ledgerOperations
const { listDocuments, resendDocuments } = documentOperations

/** More lines than a policy has in its life. */
const ALL_LINES = 200

export function usePolicyList() {
  const { language } = useLanguage()
  return useList(listPolicies, { also: () => ({ language }) })
}
export const usePolicy = (policyId: string) => useOperation(getPolicy, { policyId, language: useLanguage().language })
export const usePolicyFiles = (policyId: string) => useOperation(quoteFileOperations.listPolicyFiles, { policyId })
export const useDocuments = (policyId: string) => useOperation(listDocuments, { policyId })

/** Undefined for those who may not see figures. */
export function usePolicyLedger(policyId: string) {
  const enabled = useMayCall(listLedgerLines)
  const asked = useOperation(listLedgerLines, { filter: { policyId }, pageSize: ALL_LINES }, { enabled })
  return enabled ? asked : undefined
}

export const useCancelPreview = (cancelling: Cancelling, enabled: boolean) =>
  useOperation(previewCancel, cancelling, { enabled, keepsLast: true, quiet: true })

const refreshes = [getPolicy, listPolicies, listLedgerLines, listDocuments, auditOperations.listTimeline]
export const useCancelPolicy = () => useWrite(cancelPolicy, { refreshes })
export const useResendDocuments = () => useWrite(resendDocuments, { refreshes })
