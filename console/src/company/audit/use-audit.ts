import { auditOperations } from '@coverwright/contract/company/audit'
import { useList } from '../../platform/queries'

export const useAuditList = () => useList(auditOperations.list)
