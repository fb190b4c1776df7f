import { Logger, parseCronItems, run, runOnce } from 'graphile-worker'
import type { Log } from '../http'
import { choresOf, type JobParts, tasksOf } from './tasks'

const JOBS_AT_ONCE = 5
/** New jobs wake the worker by a notification; this is for those that become due later. */
const LOOK_EVERY_MS = 2_000

export type RunningJobs = {
  /** Throws when the worker has stopped by itself. */
  probe(): Promise<string>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

/** Works off the queue and starts chores by the clock, until stopped. */
export async function startJobs(parts: JobParts, lookEveryMs = LOOK_EVERY_MS): Promise<RunningJobs> {
  const runner = await run({
    ...options(parts),
    concurrency: JOBS_AT_ONCE,
    pollInterval: lookEveryMs,
    parsedCronItems: parseCronItems(
      choresOf(parts.rooms).map(({ task, cron }) => ({ task, match: cron, identifier: task })),
    ),
  })
  let hasStopped = false
  runner.promise.then(() => (hasStopped = true), () => (hasStopped = true)) // prettier-ignore
  return {
    probe: async () => {
      if (hasStopped) throw new Error('the worker has stopped')
      return 'running'
    },
    stop: async () => {
      if (!hasStopped) await runner.stop()
    },
  }
}

/** Works off what is due now and comes back: for tests. */
export const runDueJobs = (parts: JobParts) => runOnce(options(parts))

const options = (parts: JobParts) => ({
  pgPool: parts.database.jobs,
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
