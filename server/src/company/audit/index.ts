import { auditOperations } from '@coverwright/contract/company/audit'
import { bind, type Room } from '../../platform/operations'
import { listAudit, listOwnAudit } from './list-audit'
import { listTimeline } from './list-timeline'

export { listOwnEntries } from './list-audit'

export const audit: Room = {
  name: 'audit',
  operations: bind(auditOperations, { list: listAudit, listOwn: listOwnAudit, listTimeline }),
}
