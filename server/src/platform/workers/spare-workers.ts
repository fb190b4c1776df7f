import type { ChildProcess } from 'node:child_process'
import { openWorker, type WorkerKind } from './open-worker'

/** Longer than between two files of one afternoon; then its memory is worth more than the moment it saves. */
const KEPT_MS = 10 * 60_000

type Spare = { readonly worker: ChildProcess; readonly release: () => void }

/**
 * Processes that are started, have loaded their module and wait: starting takes longer than most work. There is one of a
 * kind, it is used once, so that nothing of one file meets another, and it keeps no server from ending.
 */
export class SpareWorkers {
  private readonly spares = new Map<string, Spare>()
  private isClosed = false

  constructor(private readonly keptMs = KEPT_MS) {}

  /** The one that waits, or a new one: the first of its kind, or one whose spare has died. */
  take(kind: WorkerKind): ChildProcess {
    const spare = this.spares.get(keyOf(kind))
    if (!spare) return openWorker(kind)
    spare.release()
    if (!spare.worker.connected) return openWorker(kind)
    spare.worker.ref()
    spare.worker.channel?.ref()
    return spare.worker
  }

  /** For whoever comes next. One that dies while it waits is not replaced before it is asked for: it might die for ever. */
  prepare(kind: WorkerKind): void {
    const key = keyOf(kind)
    if (this.isClosed || this.spares.has(key)) return
    const worker = openWorker(kind)
    const drop = () => {
      release()
      worker.kill('SIGKILL')
    }
    const timer = setTimeout(drop, this.keptMs)
    const release = () => {
      this.spares.delete(key)
      clearTimeout(timer)
      worker.off('exit', drop)
      worker.off('error', drop)
    }
    worker.on('exit', drop)
    worker.on('error', drop)
    timer.unref()
    worker.unref()
    worker.channel?.unref()
    this.spares.set(key, { worker, release })
  }

  /** Of a server that stops: no process is left, and none is made any more. */
  close(): void {
    this.isClosed = true
    for (const { release, worker } of this.spares.values()) {
      release()
      worker.kill('SIGKILL')
    }
  }
}

const keyOf = ({ module, maxMemoryMb }: WorkerKind) => `${maxMemoryMb} ${module.href}`
