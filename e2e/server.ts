import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD, OPERATOR_KEY } from './people'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PATIENCE_MS = 60_000

/** Builds what changed, starts the real server with a fresh demo, and gives back how to stop it and leave nothing. */
async function startServer() {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'coverwright-e2e-'))
  const server = spawn(process.execPath, ['server/dist/main.mjs'], { cwd: ROOT, env: settings(folder) })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    process.env.E2E_URL = await address(
      () => said,
      () => server.exitCode !== null,
    )
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

const settings = (folder: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: folder,
  DEMO_PASSWORD,
  OPERATOR_KEY,
  LOG_LEVEL: 'error',
  // A journey is quicker than any person, and the machine may be busy with other tests.
  RATE_LIMIT_PER_MINUTE: '100000',
  OVERLOAD_DELAY_MS: '20000',
})

async function address(said: () => string, hasEnded: () => boolean): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  while (!said().includes('is ready')) {
    if (hasEnded() || Date.now() > until) throw new Error(`The server did not start:\n${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return /Console +(\S+?)\/?\s/.exec(said())?.[1] ?? ''
}

export default startServer
