import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'
import { mountFolderStore } from './mount-folder-store'
import { s3Store } from './s3-store'

type Settings = Pick<
  Config,
  'files' | 'dataDir' | 's3Endpoint' | 's3Region' | 's3Bucket' | 's3AccessKeyId' | 's3SecretAccessKey'
>

/** The key that seals a folder store's addresses is derived from the installation's secret for this purpose. */
export const FILE_ADDRESS_KEY = 'files.address'

/** The file store that the settings ask for. */
export function openFileStore(settings: Settings, addressKey: Buffer, now: () => Date): FileStore {
  if (settings.files === 'folder') return folderStore(join(settings.dataDir, 'files'), addressKey)
  return s3Store(
    {
      endpoint: settings.s3Endpoint,
      region: settings.s3Region,
      bucket: settings.s3Bucket,
      accessKeyId: settings.s3AccessKeyId,
      secretAccessKey: settings.s3SecretAccessKey,
    },
    now,
  )
}

/** Answers the store's own addresses; a bucket answers its addresses itself. */
export async function mountFiles(app: FastifyInstance, store: FileStore, addressKey: Buffer, now: () => Date) {
  if (store.kind === 'folder') await mountFolderStore(app, { store, secret: addressKey, now })
}
