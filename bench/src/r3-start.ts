import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../../server/src/platform/testing/spawn-server'
import { type Figure, median } from './measure'

const ROUNDS = 5
const LIMIT_MS = { again: 5_000, afterKill: 10_000 }

/** How soon the server is ready again: after a stop, and after a kill -9 that left PostgreSQL running. */
export async function measureStarts(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-start-'))
  chmodSync(folder, 0o755)
  const readyAfter = async (signal: NodeJS.Signals) => {
    const before = spawnServer({ DATA_DIR: folder })
    await before.ready()
    await before.stop(signal)
    const server = spawnServer({ DATA_DIR: folder })
    const { milliseconds } = await server.ready()
    await server.stop('SIGTERM')
    return milliseconds
  }
  const rounds = async (signal: NodeJS.Signals) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await readyAfter(signal))
    return median(times)
  }
  try {
    return [
      figure('R3 ready again after a stop', await rounds('SIGTERM'), LIMIT_MS.again),
      figure('R3 ready again after a kill -9', await rounds('SIGKILL'), LIMIT_MS.afterKill),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figure = (name: string, ms: number, limit: number): Figure => ({
  name,
  ours: `${Math.round(ms)} ms`,
  peer: `${limit} ms`,
  ratio: ms / limit,
  goal: 'at most 1',
  holds: ms <= limit,
})
