import { memberOperations } from '@coverwright/contract/members'
import { useList } from '../platform/queries'

export const useAuditList = () => useList(memberOperations.listAudit)
