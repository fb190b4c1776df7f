import { WarmWorker, workerModule } from '../workers'
import type { DrawTask } from './draw-sheets'

const KIND = { module: workerModule(import.meta.url, 'draw-sheets'), maxMemoryMb: 512 }

/** A page takes a quarter of a second of nothing else, and the first one two seconds more. */
const worker = new WarmWorker<DrawTask, Uint8Array[]>(KIND, { maxTimeMs: 60_000, keptMs: 10 * 60_000 })

export const runDrawing = (task: DrawTask): Promise<Uint8Array[]> => worker.run(task)
