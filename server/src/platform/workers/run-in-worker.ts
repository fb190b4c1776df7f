import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { WorkerMessage } from './serve-worker'
import { WaitingLine } from './waiting-line'
import { WorkerStopped } from './worker-stopped'

export type WorkerTerms<Progress> = {
  /** Of the worker's own heap; what it holds in buffers outside of it must be bounded by what it is given. */
  maxMemoryMb: number
  maxTimeMs: number
  onProgress?: (progress: Progress) => void
  /** Stops the worker at once, wherever it is. */
  signal?: AbortSignal
  /** Buffers of the input that are handed over instead of copied. */
  transfer?: readonly ArrayBuffer[]
}

/** One core stays free for those who wait for an answer. */
const line = new WaitingLine(Math.max(1, availableParallelism() - 1))

/** Runs a module that calls `serveWorker` in a thread of its own, which ends with the answer, the limit, or the signal. */
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
    const worker = new Worker(module, {
      workerData: input,
      ...(terms.transfer && { transferList: [...terms.transfer] }),
      resourceLimits: { maxOldGenerationSizeMb: terms.maxMemoryMb, maxYoungGenerationSizeMb: 32 },
      execArgv: module.pathname.endsWith('.ts') ? ['--import', sourceLoader()] : [],
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      settle()
      void worker.terminate()
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
    worker.on('exit', (code) => stop(new WorkerStopped('fault', `ended without an answer (exit ${code})`)))
  })
}

function faultOf(error: unknown): WorkerStopped {
  if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new WorkerStopped('memory', 'over the memory it was given', { cause: error })
  return new WorkerStopped('fault', error instanceof Error ? error.message : String(error), { cause: error })
}

/** Sources are run as they are in tests and while developing; the built server never comes here. */
function sourceLoader(): string {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')).href.replace('.cjs', '.mjs')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}
