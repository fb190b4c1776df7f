export { checkSignature } from './check-signature'
export { KeyRing, type RingKey } from './key-ring'
export { signingRoom } from './room'
export { findKey } from './store'
