export { createKeyRing, type KeyRing } from './key-ring'
export { browserKeyShelf } from './key-shelf'
export { createServerClock, type ServerClock } from './server-clock'
export { sha256Hex, signRequest } from './sign-request'
