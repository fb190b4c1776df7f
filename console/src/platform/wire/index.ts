export type { CallOptions } from './call'
export { maintenance } from './maintenance'
export { FailedCall, RefusedCall } from './refused-call'
export { call, openStream, signOut } from './wire'
