import { auditOperations } from '@coverwright/contract/company/audit'
import { bind, type Room } from '../../platform/operations'
import { listAudit, listOwnAudit } from './list-audit'
import { listTimeline, type Openers } from './list-timeline'

export { listOwnEntries } from './list-audit'

/** The rooms say of their things who may open them: their story is for the same people. */
export const auditRoom = (rooms: readonly Room[]): Room => ({
  name: 'audit',
  operations: bind(auditOperations, {
    list: listAudit,
    listOwn: listOwnAudit,
    listTimeline: listTimeline(Object.assign({}, ...rooms.map(({ opens }) => opens)) as Openers),
  }),
})
