import { runInWorker } from './run-in-worker'

/** For the test of this part only: a server whose worker never ends; it says the worker's process id. */
const trial = new URL('./trial-worker.ts', import.meta.url)
void runInWorker<object, never, number>(
  trial,
  { what: 'endless' },
  { maxMemoryMb: 64, maxTimeMs: 600_000, onProgress: (pid) => console.log(pid) },
)
