import { auditOperations } from '@coverwright/contract/company/audit'
import { bind, type Room } from '../../platform/operations'
import { listTimeline } from './list-timeline'

export { listAudit, listOwnAudit, listOwnEntries } from './list-audit'

export const audit: Room = { name: 'audit', operations: bind(auditOperations, { listTimeline }) }
