export { signingOperations } from './operations'
export { DeviceId, KeyRegistration, PublicKey, RegisteredKey, ServerKeyView } from './schema'
