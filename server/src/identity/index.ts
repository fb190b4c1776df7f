import type { Room } from '../platform/operations'
import { identityRoutes } from './routes'

export { makeSessions } from './sessions'

export const identity: Room = {
  name: 'identity',
  operations: identityRoutes,
  constraints: { person_email_once: 'identity.emailTaken' },
}
