import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../server/src/kernel/free-port'
import { type RunningServer, runServer } from './run-server'

/** Where the global setup keeps a data folder that holds the demo and that no server runs on. */
export const SEEDED = 'seeded'
/** Every sign-in makes a key, which takes its time at the usual size: only the journeys about keys and sessions wait for that. */
const USUAL_KEYS = /session\.spec/

/** What a file's server is set to beyond what all are, once its port is known. */
export type SettingsAt = (port: number) => Promise<Record<string, string>>

/**
 * A server for one worker, with the demo as it is at first for every file: what a file changes is nobody else's.
 * It keeps its port, and with that what the browser has cached of it.
 */
export function demoServer(home: string, worker: number) {
  const folder = join(home, `worker-${worker}`)
  let port: number | undefined
  let running: (RunningServer & { file: string }) | undefined

  async function stop() {
    await running?.stop()
    running = undefined
    rmSync(folder, { recursive: true, force: true })
  }

  return {
    stop,
    async forFile(file: string, settingsAt: SettingsAt): Promise<string> {
      if (running?.file !== file) {
        await stop()
        // Not by Node: PostgreSQL wants its folder with the owner and the rights that it has.
        execFileSync('cp', ['-a', join(home, SEEDED), folder])
        port ??= await freePort()
        const keys = { SIGNING_KEY_BITS: USUAL_KEYS.test(file) ? '2048' : '1024' }
        running = { ...(await runServer(folder, port, { ...keys, ...(await settingsAt(port)) })), file }
      }
      return running.url
    },
  }
}
