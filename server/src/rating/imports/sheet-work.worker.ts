import { serveWorker } from '../../platform/workers'
import { doSheetTask, type SheetAnswer, type SheetNews, type SheetTask } from './sheet-work'

serveWorker<SheetTask, SheetNews, SheetAnswer>((task, tell) => doSheetTask(task, tell))
