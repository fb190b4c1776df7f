import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 1_000

/** A server that is killed says nothing: the worker sees that its parent is another now, even from an endless loop. */
export async function endWithServer(): Promise<void> {
  process.once('disconnect', () => process.exit())
  const look = `const parent = process.ppid
    require('node:worker_threads').parentPort.postMessage('watching')
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ${LOOK_EVERY_MS})`
  const watcher = new Worker(look, { eval: true, execArgv: [] })
  watcher.unref()
  // Before any work: a loop that never ends would keep it from beginning.
  await once(watcher, 'message')
}
