import { serveWorker } from '../../platform/workers'
import { doTableTask, type TableTask } from './table-work'

serveWorker(async (task: TableTask) => doTableTask(task))
