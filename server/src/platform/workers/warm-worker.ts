import type { ChildProcess } from 'node:child_process'
import { openWorker, type WorkerKind } from './open-worker'
import { endOf, faultOf } from './run-in-worker'
import type { WorkerMessage } from './serve-worker'
import { WorkerStopped } from './worker-stopped'

type Terms = {
  readonly maxTimeMs: number
  /** Longer without work, its memory is worth more than the moment that starting takes. */
  readonly keptMs: number
}

/**
 * A process that stays between tasks, for work that takes longer to start than to do. One task at a time; one that dies
 * or takes too long fails its task alone, and the next gets a new process. It keeps no server from ending.
 */
export class WarmWorker<Input, Result> {
  private worker: ChildProcess | null = null
  private last: Promise<unknown> = Promise.resolve()
  private resting: NodeJS.Timeout | undefined

  constructor(
    private readonly kind: WorkerKind,
    private readonly terms: Terms,
  ) {}

  run(input: Input): Promise<Result> {
    const task = this.last.then(() => this.ask(input))
    this.last = task.catch(() => undefined)
    return task
  }

  /** For a server that stops, and for tests. */
  end(): void {
    clearTimeout(this.resting)
    this.worker?.kill('SIGKILL')
    this.worker = null
  }

  private ask(input: Input): Promise<Result> {
    clearTimeout(this.resting)
    const worker = this.awake()
    return new Promise<Result>((resolve, reject) => {
      const settle = (work: () => void, isSound: boolean) => {
        clearTimeout(timer)
        for (const heard of ['message', 'error', 'exit']) worker.removeAllListeners(heard)
        if (isSound) this.rest(worker)
        else this.end()
        work()
      }
      const fail = (error: WorkerStopped, isSound = false) => settle(() => reject(error), isSound)
      const { maxTimeMs } = this.terms
      const timer = setTimeout(() => fail(new WorkerStopped('time', `over ${maxTimeMs} ms`)), maxTimeMs)
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'result') settle(() => resolve(message.result as Result), true)
        else if (message.kind === 'error') fail(faultOf(message.error), true)
      })
      worker.on('error', (error) => fail(faultOf(error)))
      worker.on('exit', (code, by) => fail(endOf(code, by)))
      // One that is gone already says so by its exit.
      worker.send({ input }, () => undefined)
    })
  }

  private awake(): ChildProcess {
    const worker = this.worker?.connected ? this.worker : openWorker(this.kind)
    this.worker = worker
    worker.ref()
    worker.channel?.ref()
    return worker
  }

  private rest(worker: ChildProcess) {
    worker.unref()
    worker.channel?.unref()
    // Without a listener, one that dies while it rests would be an error that nobody hears.
    worker.on('error', () => undefined)
    this.resting = setTimeout(() => this.end(), this.terms.keptMs)
    this.resting.unref()
  }
}
