import { runInWorker, workerModule } from '../../platform/workers'
import type { DrawTask } from './draw-paper'

const TERMS = { maxMemoryMb: 512, maxTimeMs: 60_000 }

/** In a process of its own: a page takes a quarter of a second of nothing else. */
export const runDrawing = (task: DrawTask): Promise<Uint8Array[]> =>
  runInWorker<DrawTask, Uint8Array[]>(workerModule(import.meta.url, 'draw-papers'), task, TERMS)
