/** Why a worker gave no answer: it took too long, took too much memory, was called off, or ended by a fault of its own. */
export type StopReason = 'time' | 'memory' | 'cancelled' | 'fault'

export class WorkerStopped extends Error {
  constructor(
    readonly reason: StopReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'WorkerStopped'
  }
}
