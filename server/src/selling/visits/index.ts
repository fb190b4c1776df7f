import type { Room } from '../../platform/operations'
import { mountSeen } from './mount-seen'

/** Page events of our own: counted for everybody, followed through a journey only with consent. */
export const visitsRoom: Room = { name: 'visits', operations: [], mount: mountSeen }
