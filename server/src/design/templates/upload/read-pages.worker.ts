import { serveWorker } from '../../../platform/workers'
import { type PagesTask, readPages } from './read-pages'

serveWorker(async (task: PagesTask) => readPages(task))
