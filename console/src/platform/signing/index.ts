export { createKeyRing, type KeyRing } from './key-ring'
export { browserKeyStore } from './key-store'
export { createServerClock, type ServerClock } from './server-clock'
export { sha256Hex, signRequest } from './sign-request'
