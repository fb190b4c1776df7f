import { setTimeout as wait } from 'node:timers/promises'
import { listCompaniesAcrossAll } from '../company/companies'
import { hasDemo, isEmpty, type RunningSystems, seedDemo, startDemoSystems } from '../demo'
import type { Config } from '../platform/config'
import { type Database, openDatabase } from '../platform/database'
import { FILE_ADDRESS_KEY, openFileStore } from '../platform/files'
import { type App, createApp, type Log, surroundingsOf } from '../platform/http'
import { type JobParts, type RunningJobs, startJobs } from '../platform/jobs'
import { deriveKey, type Room, type Sessions, type Surroundings } from '../platform/operations'
import { type RunningReaders, startReaders } from '../platform/readers'
import { endSpareWorkers } from '../platform/workers'
import { checkFilesMark } from './check-files-mark'
import { checkPort, portRefusal } from './check-port'
import { readyText } from './say-ready'

type Parts = { config: Config; log: Log; rooms: readonly Room[]; sessions: Sessions }

export type Running = { stop(): Promise<void> }

/** Everything in the order that each part needs the one before it; `stop` goes the same way back. */
export async function startServer({ config, log, rooms, sessions }: Parts): Promise<Running> {
  await checkPort(config)
  const started: Started = {}
  const database = await openDatabase(config, log, {
    onLost: (error) => endWithoutDatabase(log, error),
    onGap: () => {
      started.app?.onGap()
      started.readers?.look()
    },
  })
  try {
    const files = openFileStore(config, deriveKey(config.secretKey, FILE_ADDRESS_KEY), () => new Date())
    await checkFilesMark(config, database)
    const demo = await seedWhereEmpty(database, surroundingsOf({ config, files }))
    if (await hasDemo(database)) started.systems = await startDemoSystems()
    const equipped = started.systems ? { ...config, standIns: started.systems.standIns } : config
    const probes = { jobs: async () => (started.jobs ? started.jobs.probe() : 'not in this process') }
    started.app = await createApp({ config: equipped, database, rooms, sessions, files, log, probes })
    const surroundings = surroundingsOf({ config: equipped, files })
    const { readMember } = sessions
    const parts = {
      ...{ database, rooms: started.app.rooms, surroundings, log, readMember },
      listCompanies: listCompaniesAcrossAll,
    }
    if (config.roles.includes('jobs')) await startWork(started, parts)
    const port = await listen(started.app, config)
    console.log(readyText({ config, port, demo }))
  } catch (error) {
    await stopInOrder(started, database, config, log)
    throw error
  }
  return { stop: () => stopInOrder(started, database, config, log) }
}

type Started = { app?: App; jobs?: RunningJobs; readers?: RunningReaders; systems?: RunningSystems }

/** What happens after commits: jobs, chores, and readers of what happened. */
async function startWork(started: Started, parts: JobParts) {
  started.jobs = await startJobs(parts)
  started.readers = await startReaders(parts)
}

/** A database that somebody runs themselves is theirs: it gets the demo only when asked (`npm run demo`). */
async function seedWhereEmpty(database: Database, surroundings: Surroundings) {
  if (!database.isEmbedded) return 'none'
  if (!(await isEmpty(database))) return 'kept'
  return (await seedDemo(database, surroundings)) ?? 'kept'
}

async function listen({ http }: App, config: Config): Promise<number> {
  try {
    await http.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw portRefusal(config, error)
  }
  const address = http.server.address()
  return address !== null && typeof address === 'object' ? address.port : config.port
}

/** Stop listening, let calls and jobs finish, then the connections, and PostgreSQL last of all. */
async function stopInOrder({ app, jobs, readers, systems }: Started, database: Database, config: Config, log: Log) {
  const late = wait(config.shutdownSeconds * 1000, 'late' as const, { ref: false })
  const drained = app?.http.close()
  if ((await Promise.race([drained, late])) === 'late') {
    log.warn('Calls did not finish in time; their connections are closed')
    app?.http.server.closeAllConnections()
    await drained
  }
  if ((await Promise.race([Promise.all([jobs?.stop(), readers?.stop()]), late])) === 'late')
    log.warn('Jobs did not finish in time; they run again after the next start')
  endSpareWorkers()
  await systems?.stop()
  await database.close()
}

function endWithoutDatabase(log: Log, error: Error): never {
  log.fatal({ err: error }, 'PostgreSQL ended and could not be started again')
  process.exit(1)
}
