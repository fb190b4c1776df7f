export { accountCredit, accountCurrency, enterMovement } from './enter-movement'
export { listMovements } from './store'
