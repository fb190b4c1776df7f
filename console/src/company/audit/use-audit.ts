import { memberOperations } from '@coverwright/contract/company/members'
import { useList } from '../../platform/queries'

export const useAuditList = () => useList(memberOperations.listAudit)
