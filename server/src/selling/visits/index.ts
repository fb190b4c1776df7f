import type { Room } from '../../platform/operations'
import { mountSeen } from './mount-seen'

export { insertVisits, type SeenPage, type SeenVisit } from './insert-visits'

/** Page events of our own: counted for everybody, followed through a journey only with consent. */
export const visitsRoom: Room = { name: 'visits', operations: [], mount: mountSeen }
