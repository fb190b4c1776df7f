export { runInWorker, type WorkerTerms } from './run-in-worker'
export { serveWorker } from './serve-worker'
export { workerModule } from './worker-module'
export { type StopReason, WorkerStopped } from './worker-stopped'
