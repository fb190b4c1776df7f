import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, runOnce, type WorkerEvents } from 'graphile-worker'
import { keepAliveMark, patientPool } from '../database'
import type { Log } from '../http'
import { choresOf, type JobParts, tasksOf } from './tasks'

const JOBS_AT_ONCE = 5
/** New jobs wake the worker by a notification; this is for those that become due later. */
const LOOK_EVERY_MS = 2_000
const FOLLOW_MS = 1_000

export type RunningJobs = {
  /** Throws when the worker has stopped by itself. */
  probe(): Promise<string>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

/** Works off the queue and starts chores by the clock, until stopped; a worker that gives up is followed by another. */
export async function startJobs(parts: JobParts, lookEveryMs = LOOK_EVERY_MS): Promise<RunningJobs> {
  let [workerId, isStopping]: [string | null, boolean] = [null, false]
  const begin = async () => {
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => void (workerId = workerPool.id))
    const runner = await run({ ...options(parts), ...continuing(parts, lookEveryMs), events })
    void runner.promise.then(
      () => follow(),
      () => follow(),
    )
    return runner
  }
  let runner: Runner | null = await begin()
  const follow = async () => {
    runner = null
    while (!isStopping && !runner) {
      parts.log.warn('The worker has stopped; another begins')
      await wait(FOLLOW_MS)
      runner = isStopping ? null : await begin().catch(() => null)
    }
  }
  const mark = keepAliveMark(parts.database.jobs, () => workerId, parts.log)
  return {
    probe: async () => {
      if (!runner) throw new Error('the worker has stopped')
      return 'running'
    },
    stop: async () => {
      isStopping = true
      await runner?.stop()
      runner = null
      await mark.stop()
    },
  }
}

const continuing = (parts: JobParts, pollInterval: number) => ({
  pollInterval,
  concurrency: JOBS_AT_ONCE,
  parsedCronItems: parseCronItems(
    choresOf(parts.rooms).map(({ task, cron }) => ({ task, match: cron, identifier: task })),
  ),
})

/** Works off what is due now, with what became of each job written down, and comes back: for tests. */
export async function runDueJobs(parts: JobParts) {
  // Unless it gathers them, the worker does not wait for its notes of what was done and what failed.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
  const events: WorkerEvents = new EventEmitter()
  let begun = 0
  events.on('job:start', () => void begun++)
  // Another round, since a job's queue is held until that note is written.
  do {
    begun = 0
    await runOnce({ ...options(parts), preset, events })
  } while (begun)
}

const options = (parts: JobParts) => ({
  pgPool: patientPool(parts.database.jobs),
  taskList: tasksOf(parts),
  noHandleSignals: true,
  logger: quietLogger(parts.log),
})

/** The tasks say themselves how they went; of the worker's own words, which quote errors whole, only alarms are kept. */
const quietLogger = (log: Log) =>
  new Logger((scope) => (level, message, meta) => {
    if ((level !== 'error' && level !== 'warning') || meta?.failure) return
    log.warn({ worker: scope.workerId, task: scope.taskIdentifier }, message.split('\n')[0])
  })
