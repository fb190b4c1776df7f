import { mkdtempSync, rmSync } from 'node:fs'
import type { DestinationStream } from 'pino'
import { listCompaniesAcrossAll } from '../../company/companies'
import { makeSessions } from '../../company/identity'
import { ROOT } from '../../root'
import { rooms as allRooms } from '../../rooms'
import { loadConfig } from '../config'
import { FILE_ADDRESS_KEY, openFileStore } from '../files'
import { createApp, createLog, surroundingsOf } from '../http'
import { type JobParts, runDueJobs, tasksOf } from '../jobs'
import { type CompanyCtx, type Db, deriveKey, insideCompany, newId, type Room, type Sessions } from '../operations'
import { readEvents } from '../readers'
import { cloneDatabase } from './clone-database'
import type {} from './global-setup'
import { callsTo } from './test-calls'
import { filesFolder, TEST_SECRET } from './test-cluster'

const SETTINGS = {
  SECRET_KEY: TEST_SECRET,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  // Tests call as fast as they can, and sign every call: with keys of the usual size that would be a tenth of their time.
  SIGNING_KEY_BITS: '1024',
  RATE_LIMIT_PER_MINUTE: '1000000',
  OVERLOAD_DELAY_MS: '60000',
}

type Options = {
  rooms?: readonly Room[]
  sessions?: Sessions
  /** Settings as they would stand in the environment. */
  settings?: Record<string, string>
  /** Systems outside that the test plays, by their name. */
  standIns?: ReadonlyMap<string, number>
  clock?: () => Date
  listCompanies?: (db: Db) => Promise<readonly string[]>
  /** Where the log goes, for tests of what is in it. */
  logTo?: DestinationStream
  /** A database that another server of the same test uses too. */
  db?: TestDatabase
}

export type TestDatabase = Omit<Awaited<ReturnType<typeof cloneDatabase>>, 'connect' | 'address' | 'leave'>
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The real server on a database of its own, called over HTTP with real signatures. Close it in `afterAll`. */
export async function startTestServer(options: Options = {}) {
  const db = options.db ?? (await cloneDatabase())
  const folder = mkdtempSync(filesFolder())
  const settings = loadConfig(ROOT, { ...SETTINGS, DATA_DIR: folder, ...options.settings })
  const config = options.standIns ? { ...settings, standIns: options.standIns } : settings
  const clock = options.clock ?? (() => new Date())
  const files = openFileStore(config, deriveKey(config.secretKey, FILE_ADDRESS_KEY), clock)
  const log = createLog(config.logLevel, options.logTo)
  const rooms = options.rooms ?? allRooms
  const sessions = options.sessions ?? makeSessions(config.secretKey)
  const app = await createApp({ config, database: db, rooms, sessions, files, log, clock })
  const url = await app.http.listen({ host: config.host, port: config.port })
  const listCompanies = options.listCompanies ?? listCompaniesAcrossAll
  // A server that took any free port is found by its jobs, too.
  const surroundings = surroundingsOf({ config: { ...config, port: Number(new URL(url).port) }, files })
  const { readMember } = sessions
  const jobParts: JobParts = { database: db, rooms: app.rooms, surroundings, log, listCompanies, clock, readMember }
  return {
    url,
    app,
    db,
    config,
    jobParts,
    ...callsTo(url, clock),
    within: withinCompany(jobParts, clock),
    /** Works off what happened and every job that is due, until nothing is left. */
    runJobs: () => runUntilQuiet(jobParts),
    /** Runs a chore as the clock would. */
    runChore: (task: string) => tasksOf(jobParts)[task]?.({}) ?? Promise.reject(new Error(`there is no chore ${task}`)),
    async close() {
      await app.http.close()
      if (!options.db) await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Readers may enqueue jobs, and jobs may say that something happened. */
async function runUntilQuiet(parts: JobParts) {
  do await runDueJobs(parts)
  while (await readEvents(parts))
}

/** Runs verbs of rooms inside a company without a call, to put in what a test needs. */
const withinCompany =
  (parts: JobParts, clock: () => Date) =>
  <Result>(company: string, work: (ctx: CompanyCtx) => Promise<Result>, memberId: string | null = null) =>
    insideCompany(parts, { company, requestId: newId(clock()), memberId }, work)
