export { takeOver } from './take-over'
