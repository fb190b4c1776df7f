import { availableParallelism } from 'node:os'
import type { WorkerMessage } from './serve-worker'
import { SpareWorkers } from './spare-workers'
import { WaitingLine } from './waiting-line'
import { WorkerStopped } from './worker-stopped'

export type WorkerTerms<Progress> = {
  /** Of the worker's own heap; what it holds in buffers outside of it must be bounded by what it is given. */
  maxMemoryMb: number
  maxTimeMs: number
  onProgress?: (progress: Progress) => void
  /** Stops the worker at once, wherever it is. */
  signal?: AbortSignal
}

/** One core stays free for those who wait for an answer. */
const line = new WaitingLine(Math.max(1, availableParallelism() - 1))
const spares = new SpareWorkers()

/** For a server that stops. */
export const endSpareWorkers = () => spares.close()

/**
 * Runs a module that calls `serveWorker` in a process of its own, which ends with the answer, the limit, or the signal. Not in a
 * thread: one that runs out of memory may take the whole server along, and its priority is that of the server.
 */
export function runInWorker<Input, Result, Progress = never>(
  module: URL,
  input: Input,
  terms: WorkerTerms<Progress>,
): Promise<Result> {
  return line.take(() => start<Input, Result, Progress>(module, input, terms))
}

function start<Input, Result, Progress>(module: URL, input: Input, terms: WorkerTerms<Progress>): Promise<Result> {
  const { signal } = terms
  if (signal?.aborted) return Promise.reject(new WorkerStopped('cancelled', 'called off before it began'))
  return new Promise((resolve, reject) => {
    const kind = { module, maxMemoryMb: terms.maxMemoryMb }
    const worker = spares.take(kind)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      settle()
      worker.kill('SIGKILL')
    }
    const stop = (error: WorkerStopped) => end(() => reject(error))
    const cancel = () => stop(new WorkerStopped('cancelled', 'called off'))
    const timer = setTimeout(() => stop(new WorkerStopped('time', `over ${terms.maxTimeMs} ms`)), terms.maxTimeMs)
    signal?.addEventListener('abort', cancel, { once: true })
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') terms.onProgress?.(message.progress as Progress)
      else if (message.kind === 'result') end(() => resolve(message.result as Result))
      else stop(faultOf(message.error))
    })
    worker.on('error', (error) => stop(faultOf(error)))
    worker.on('exit', (code, by) => {
      stop(endOf(code, by))
      spares.prepare(kind)
    })
    // One that is gone already says so by its exit.
    worker.send({ input }, () => undefined)
  })
}

/** A heap that is full ends the process by SIGABRT. */
const ABORTED = 134

export const endOf = (code: number | null, by: NodeJS.Signals | null) =>
  by === 'SIGABRT' || by === 'SIGTRAP' || by === 'SIGILL' || code === ABORTED
    ? new WorkerStopped('memory', 'over the memory it was given')
    : new WorkerStopped('fault', `ended without an answer (${by ?? `exit ${code}`})`)

export const faultOf = (error: unknown) =>
  new WorkerStopped('fault', error instanceof Error ? error.message : String(error), { cause: error })
