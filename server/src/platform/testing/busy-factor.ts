import { spawnSync } from 'node:child_process'

/** What starting an empty Node takes on a machine with nothing else to do. */
const IDLE_MS = 60

/** How many times slower than idle this machine is at the moment; limits of time are multiplied by it. */
export function busyFactor(): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return performance.now() - start
  })
  return Math.max(1, Math.max(...times) / IDLE_MS)
}
