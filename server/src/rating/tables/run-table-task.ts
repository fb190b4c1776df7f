import { Refused } from '../../kernel'
import { runInWorker, workerModule, WorkerStopped } from '../../platform/workers'
import { doTableTask, type TableResult, type TableTask } from './table-work'

/** Below this the work is over before a thread has started. */
const ROWS_IN_PLACE = 3_000

const TERMS = { maxMemoryMb: 1_024, maxTimeMs: 60_000 }

/** Large tables are worked through in a thread of their own: nobody's quote waits for them. */
export async function runTableTask<Task extends TableTask>(task: Task, rowCount: number): Promise<TableResult<Task>> {
  if (rowCount <= ROWS_IN_PLACE) return (await doTableTask(task)) as TableResult<Task>
  try {
    return await runInWorker<Task, TableResult<Task>>(workerModule(import.meta.url, 'table-work'), task, TERMS)
  } catch (error) {
    if (error instanceof WorkerStopped && error.reason !== 'fault') throw new Refused('tables.tooMuchWork')
    throw error
  }
}
