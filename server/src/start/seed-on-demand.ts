import { seedDemo } from '../demo'
import type { Config } from '../platform/config'
import { openDatabase } from '../platform/database'
import { FILE_ADDRESS_KEY, openFileStore } from '../platform/files'
import { type Log, surroundingsOf } from '../platform/http'
import { deriveKey } from '../platform/operations'
import { checkFilesMark } from './check-files-mark'

/** `npm run demo`: puts the demo into the database and ends. */
export async function seedOnDemand(config: Config, log: Log) {
  const database = await openDatabase(config, log)
  try {
    await checkFilesMark(config, database)
    const files = openFileStore(config, deriveKey(config.secretKey, FILE_ADDRESS_KEY), () => new Date())
    const seeded = await seedDemo(database, surroundingsOf({ config, files }))
    console.log(
      seeded
        ? `The demo is there. The password of its people is ${seeded.password}`
        : 'The demo was there before; nothing is changed.',
    )
  } finally {
    await database.close()
  }
}
