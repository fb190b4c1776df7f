import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What a process is started with, and cannot be changed any more. */
export type WorkerKind = { readonly module: URL; readonly maxMemoryMb: number }

/** Nothing of the server's environment goes along: what reads strangers' files knows no secret. */
export function openWorker({ module, maxMemoryMb }: WorkerKind): ChildProcess {
  const loader = module.pathname.endsWith('.ts') ? ['--import', sourceLoader()] : []
  const worker = fork(fileURLToPath(module), [], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`, ...loader],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  stepBack(worker.pid)
  return worker
}

/** Whoever waits for an answer goes first on a busy machine. */
function stepBack(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that does not let us, or a worker that never began: its exit says so.
  }
}

/** Sources are run as they are in tests and while developing; the built server never comes here. */
function sourceLoader(): string {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace('.cjs', '.mjs')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}
