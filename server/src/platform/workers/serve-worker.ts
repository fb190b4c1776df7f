import { parentPort, workerData } from 'node:worker_threads'

/** What a worker says on its way and at its end. */
export type WorkerMessage =
  { kind: 'progress'; progress: unknown } | { kind: 'result'; result: unknown } | { kind: 'error'; error: unknown }

/** What a worker's module does, said once in its file: the input comes by value, progress goes out at any time. */
export function serveWorker<Input, Progress, Result>(
  work: (
    input: Input,
    report: (progress: Progress, transfer?: readonly ArrayBuffer[]) => void,
  ) => Promise<Result> | Result,
): void {
  const port = parentPort
  if (!port) throw new Error('This module runs in a worker only')
  const say = (message: WorkerMessage, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...transfer])
  void (async () => {
    try {
      const result = await work(workerData as Input, (progress, transfer) =>
        say({ kind: 'progress', progress }, transfer),
      )
      say({ kind: 'result', result })
    } catch (error) {
      say({ kind: 'error', error })
    }
  })()
}
