export { TellsVisit } from './schema'
