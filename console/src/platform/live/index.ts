export { keepLine } from './live-line'
export { type LiveEvent, readEvents } from './read-events'
