import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { seedDemo } from '../demo'
import { cloneDatabase, filesFolder, makeTemplate, startTestServer } from '../platform/testing'

const TEMPLATE = 'template_demo'

/** A database with the demo in it, and a folder with its files. The demo is made once in a run and copied from then on. */
export async function cloneDemo() {
  const made = `${filesFolder()}demo`
  await makeTemplate(TEMPLATE, async (db) => {
    mkdirSync(made, { recursive: true })
    const server = await startTestServer({ db, settings: { DATA_DIR: made } })
    await seedDemo(db, server.jobParts.surroundings, { bookDays: 2 })
    await server.close()
    await db.leave()
  })
  const folder = mkdtempSync(filesFolder())
  cpSync(made, folder, { recursive: true })
  return { db: await cloneDatabase(TEMPLATE), folder }
}
