import { runInWorker } from './run-in-worker'
import { SpareWorkers } from './spare-workers'

/** For the test of this part only: a server whose worker never ends and says its process id, or one that only has a spare. */
const sample = new URL('./sample-worker.ts', import.meta.url)
if (process.argv[2] === 'spare') {
  new SpareWorkers().prepare({ module: sample, maxMemoryMb: 48 })
  console.log('ready')
  process.stdin.once('data', () => process.stdin.destroy())
} else
  void runInWorker<object, never, number>(
    sample,
    { what: 'endless' },
    { maxMemoryMb: 64, maxTimeMs: 600_000, onProgress: (pid) => console.log(pid) },
  )
