export { endSpareWorkers, runInWorker } from './run-in-worker'
export { serveWorker } from './serve-worker'
export { workerModule } from './worker-module'
export { WorkerStopped } from './worker-stopped'
