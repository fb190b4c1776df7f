export { deviceStorage, forgetProgress } from './kept-progress'
export { takeOver } from './take-over'
