import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../kernel'
import { callsTo } from '../platform/testing/test-calls'
import { spawnServer } from '../platform/testing/spawn-server'
import { memoryFolder } from '../platform/testing/test-cluster'
import { embeddedIn } from './embedded.builder'

const PATIENCE_MS = 120_000
const DEMO_PASSWORD = 'walk-right-in'

/** The whole program with its own database and demo, at one address, to be killed and started again. */
export async function openCrashHouse() {
  const folder = mkdtempSync(join(memoryFolder(), 'crash-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...{ DATA_DIR: folder, PORT: String(port), DEMO_PASSWORD, DEMO_BOOK_DAYS: '0', SHUTDOWN_SECONDS: '120' },
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  let server = spawnServer(environment)
  await server.ready()

  const { lockFile, connect, ask } = embeddedIn(folder)
  const isReady = async () =>
    fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )

  const withWhatWasSaid = (error: unknown) => {
    throw new Error(`The server said: ${server.said()}`, { cause: error })
  }

  return {
    folder,
    ...callsTo(url, () => new Date()),
    ask,
    DEMO_PASSWORD,
    /** Nobody writes to the table until this ends, by itself or with the database. */
    async hold(table: string) {
      const client = await connect()
      await client.query(`begin; lock table ${table} in share row exclusive mode`)
      return {
        /** Somebody is in the middle of writing to it. */
        isWaitedFor: async () => {
          const waiting = `select from pg_locks where relation = $1::regclass and not granted`
          return ((await client.query(waiting, [table]).catch(() => null))?.rowCount ?? 1) > 0
        },
        letGo: () => client.end().catch(() => {}),
      }
    },
    /** At once, with everything it was in the middle of; gives how long it took to be ready again. */
    async kill(what: 'server' | 'database'): Promise<number> {
      const started = performance.now()
      if (what === 'server') {
        await server.stop('SIGKILL')
        server = spawnServer(environment)
        await server.ready()
      } else {
        const before = lockFile()[0]
        process.kill(Number(before), 'SIGQUIT')
        await until(() => lockFile()[0] !== before).catch(withWhatWasSaid)
        await until(isReady).catch(withWhatWasSaid)
      }
      return performance.now() - started
    },
    async close() {
      await server.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type CrashHouse = Awaited<ReturnType<typeof openCrashHouse>>

/** Looks again until it is so; what throws is not so yet. */
export async function until(isSo: () => Promise<boolean> | boolean, patienceMs = PATIENCE_MS) {
  const deadline = Date.now() + patienceMs
  let last: unknown = null
  for (;;) {
    const so = await Promise.resolve()
      .then(isSo)
      .catch((error: unknown) => {
        last = error
        return false
      })
    if (so) return
    if (Date.now() > deadline) throw new Error(`it did not come to be: ${isSo.toString()}`, { cause: last })
    await wait(20)
  }
}
