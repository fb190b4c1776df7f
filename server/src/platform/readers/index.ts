export { readEvents } from './read-events'
export { type RunningReaders, startReaders } from './start-readers'
export { askForRetry, forgetHandled, forgetParkedOfCompany, listParkedAcrossCompanies, movePlace } from './store'
