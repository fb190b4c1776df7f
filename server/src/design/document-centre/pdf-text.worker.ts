import { serveWorker } from '../../platform/workers'
import { type PdfTask, readPdf } from './pdf-text'

serveWorker(async (task: PdfTask) => readPdf(task))
