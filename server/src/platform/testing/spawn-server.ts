import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../../root'

const PATIENCE_MS = 150_000

/** The real program in a process of its own, with nothing of this process's settings. For tests. */
export function spawnServer(environment: Record<string, string>, args = [join('server', 'dist', 'main.mjs')]) {
  const own = { NODE_ENV: 'production', PORT: '0', DEMO_BOOK_DAYS: '2' }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...own, ...environment }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const started = Date.now()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )

  /** Waits for the greeting; gives the address and how long it took. */
  async function ready() {
    while (!output.includes('is ready')) {
      if (child.exitCode !== null || Date.now() - started > PATIENCE_MS) throw new Error(`not ready: ${output}`)
      await wait(10)
    }
    return { url: /Console +(\S+)\//.exec(output)?.[1] ?? '', milliseconds: Date.now() - started, output }
  }

  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { pid: child.pid, ready, ended, stop, said: () => output }
}
