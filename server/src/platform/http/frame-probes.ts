import type { Config } from '../config'
import { NIL_COMPANY } from '../database'
import { type FileStore, newFileKey } from '../files'
import { carriersOf } from '../outbox'
import type { Probe } from './mount-health'

/** How the parts that the frame itself opened are asked whether they work. */
export function frameProbes(config: Config, files: FileStore): Record<string, Probe> {
  // A store that can say that it has no such file can be reached.
  const absent = newFileKey(NIL_COMPANY, new Date(0), NIL_COMPANY)
  return {
    files: async () => {
      await files.sizeOf(absent)
      return files.kind
    },
    email: async () => carriersOf(config).email.name,
    sms: async () => carriersOf(config).sms.name,
  }
}
