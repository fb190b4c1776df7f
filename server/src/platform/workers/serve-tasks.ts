import { endWithServer } from './end-with-server'
import type { WorkerMessage } from './serve-worker'

/**
 * What a worker does that is asked again and again, one task after another. Only for what comes from ourselves: nothing
 * keeps one task from meeting what another left behind.
 */
export function serveTasks<Input, Result>(work: (input: Input) => Promise<Result>): void {
  if (!process.send) throw new Error('This module runs in a worker only')
  const say = (message: WorkerMessage) => process.send?.(message)
  const watching = endWithServer()
  process.on('message', ({ input }: { input: Input }) => {
    void (async () => {
      try {
        await watching
        say({ kind: 'result', result: await work(input) })
      } catch (error) {
        say({ kind: 'error', error })
      }
    })()
  })
}
