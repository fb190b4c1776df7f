export { onSignals } from './on-signals'
export { seedOnDemand } from './seed-on-demand'
export { startServer } from './start-server'
