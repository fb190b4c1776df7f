import { auditOperations } from '@coverwright/contract/company/audit'
import { bind, type Room } from '../../platform/operations'
import { eraseAuditExport, exportAudit } from './export-audit'
import { listAudit, listOwnAudit } from './list-audit'
import { listTimeline, type Openers } from './list-timeline'
import { entryTeller, placesIn } from './name-things'

export { listOwnEntries } from './list-audit'

/**
 * Asks every room how its things are called and who may open them, whose story is for the same people; stands above them,
 * so that none needs to know another.
 */
export function auditRoom(rooms: readonly Room[]): Room {
  const places = placesIn(rooms)
  const tell = entryTeller(places)
  const openers = Object.assign({}, ...rooms.map(({ opens }) => opens)) as Openers
  return {
    name: 'audit',
    operations: bind(auditOperations, {
      list: listAudit(tell, places),
      listOwn: listOwnAudit(tell, places),
      listTimeline: listTimeline(tell, openers),
      export: exportAudit(tell, places),
    }),
    jobs: [eraseAuditExport],
  }
}
