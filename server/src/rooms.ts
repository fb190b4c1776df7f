import { identity } from './identity'
import type { Room } from './platform/operations'

/** Every room of the server, in the order of their calls in the API document. */
export const rooms: readonly Room[] = [identity]
