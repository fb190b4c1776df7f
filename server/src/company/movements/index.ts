export { enterMovement } from './enter-movement'
export { listMovements } from './store'
