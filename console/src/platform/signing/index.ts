export { createKeyRing, type KeyRing, type Registrar } from './key-ring'
export { browserKeyShelf, type KeyShelf, memoryKeyShelf, type SigningKey } from './key-shelf'
export { createServerClock, type ServerClock } from './server-clock'
export { sha256Hex, signRequest } from './sign-request'
