import { endWithServer } from './end-with-server'

/** What a worker says on its way and at its end. */
export type WorkerMessage =
  | { kind: 'progress'; progress: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; error: unknown }

/** What a worker's module does, said once in its file: the input comes by value, progress goes out at any time. */
export function serveWorker<Input, Progress, Result>(
  work: (input: Input, report: (progress: Progress) => void) => Promise<Result> | Result,
): void {
  if (!process.send) throw new Error('This module runs in a worker only')
  const say = (message: WorkerMessage) => process.send?.(message)
  const watching = endWithServer()
  process.once('message', ({ input }: { input: Input }) => {
    void (async () => {
      try {
        await watching
        const result = await work(input, (progress) => say({ kind: 'progress', progress }))
        say({ kind: 'result', result })
      } catch (error) {
        say({ kind: 'error', error })
      }
    })()
  })
}
