export { newFileKey, newIncomingKey } from './file-key'
export type { FileStore } from './file-store'
export { FILE_ADDRESS_KEY, mountFiles, openFileStore } from './open-file-store'
