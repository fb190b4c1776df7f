import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stepBack } from '../../kernel'
import { bundleOf } from './bundle-of'

/**
 * Nearly all that a worker makes is gone at once, row after row: a small nursery is as quick as a large one, and keeps a third
 * less memory.
 */
export const SMALL_NURSERY = '--max-semi-space-size=4'

/** What a process is started with, and cannot be changed any more. */
export type WorkerKind = { readonly module: URL; readonly maxMemoryMb: number }

/** Nothing of the server's environment goes along: what reads strangers' files knows no secret. */
export function openWorker({ module, maxMemoryMb }: WorkerKind): ChildProcess {
  const file = module.pathname.endsWith('.ts') ? bundleOf(module) : fileURLToPath(module)
  const worker = fork(file, [], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, SMALL_NURSERY],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A session of its own, so that it can step back behind those of others, too. It ends with the server all the same.
    detached: true,
  })
  stepBack(worker.pid)
  return worker
}
