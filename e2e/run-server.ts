import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { noteServer } from './dead-runs'
import { DEMO_PASSWORD, OPERATOR_KEY } from './people'

export const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PATIENCE_MS = 300_000

type Settings = Record<string, string>
export type RunningServer = { url: string; stop(): Promise<void> }

/** The real server over a data folder, which gets the demo if it is empty. */
export async function runServer(folder: string, port: number, more: Settings = {}): Promise<RunningServer> {
  const env = { ...settings(folder, port), ...more }
  const server = spawn(process.execPath, ['server/dist/main.mjs'], { cwd: ROOT, env })
  noteServer(folder, server.pid)
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  const until = Date.now() + PATIENCE_MS
  while (!said.includes('is ready')) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`The server did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url: /Console +(\S+?)\/?\s/.exec(said)?.[1] ?? '', stop }
}

const settings = (folder: string, port: number) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: folder,
  DEMO_PASSWORD,
  // What was sold is what a journey sells.
  DEMO_BOOK_DAYS: '0',
  OPERATOR_KEY,
  // For journeys of connectors: the one host inside that may be asked is the server itself.
  CONNECTOR_HOSTS: `127.0.0.1:${port}`,
  // Nobody outside is asked: what is looked up gets no answer, at once.
  DNS_RESOLVERS: '127.0.0.1:9,127.0.0.2:9',
  LOG_LEVEL: 'error',
  // A journey is quicker than any person, and the machine may be busy with other tests.
  RATE_LIMIT_PER_MINUTE: '100000',
  OVERLOAD_DELAY_MS: '60000',
  // Whoever still holds a line when a file ends is not waited for: the data goes away with the server.
  SHUTDOWN_SECONDS: '1',
})
