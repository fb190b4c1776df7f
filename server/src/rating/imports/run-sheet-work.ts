import { runInWorker, workerModule, WorkerStopped } from '../../platform/workers'
import type { SheetAnswer, SheetNews, SheetTask } from './sheet-work'

/** A file of 10 MB with a million and a quarter cells needs less; more is an attack or no rate table. */
const TERMS = { maxMemoryMb: 768, maxTimeMs: 90_000 }

type Listening = { onNews?: (news: SheetNews) => void; signal?: AbortSignal }

/** Files are read in a process of their own, whatever is in them; what goes wrong there is an answer like any other. */
export async function runSheetWork(task: SheetTask, { onNews, signal }: Listening = {}): Promise<SheetAnswer> {
  try {
    return await runInWorker<SheetTask, SheetAnswer, SheetNews>(workerModule(import.meta.url, 'sheet-work'), task, {
      ...TERMS,
      ...(onNews && { onProgress: onNews }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof WorkerStopped) || error.reason === 'cancelled') throw error
    if (error.reason === 'fault') return { ok: false, refusal: { code: 'imports.identifyFailed' } }
    return { ok: false, refusal: { code: 'imports.tooHeavy' } }
  }
}
