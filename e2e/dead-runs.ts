import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3
const HOME = /^coverwright-e2e-(\d+)-/
const STOP_MS = 30_000

/** A folder for the data of one run, named after the process that clears it away; in memory where there is enough of it. */
export function makeHome(): string {
  const hasRoom = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > ENOUGH_BYTES
  const home = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), `coverwright-e2e-${process.pid}-`))
  chmodSync(home, 0o755)
  return home
}

/** Beside its data folder stands which process a server is, for whoever has to end it. */
export const noteServer = (folder: string, pid: number | undefined) => writeFileSync(`${folder}.pid`, String(pid ?? ''))

/** A run that was killed leaves its folder and its servers; the next one clears both away. */
export async function clearDeadRuns() {
  const homes = [MEMORY, tmpdir()].filter(existsSync).flatMap((it) => readdirSync(it).map((name) => join(it, name)))
  for (const home of homes) {
    const owner = HOME.exec(basename(home))?.[1]
    if (!owner || existsSync(`/proc/${owner}`)) continue
    for (const note of readdirSync(home).filter((file) => file.endsWith('.pid')))
      await end(Number(readFileSync(join(home, note), 'utf8')))
    rmSync(home, { recursive: true, force: true })
  }
}

/** It stops its PostgreSQL by itself. The number may be another process's by now: only a server of ours is ended. */
async function end(pid: number) {
  const isOurs = () => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/dist/main.mjs')
    } catch {
      return false
    }
  }
  if (!pid || !isOurs()) return
  process.kill(pid, 'SIGTERM')
  for (const until = Date.now() + STOP_MS; isOurs() && Date.now() < until;) await wait(50)
}
