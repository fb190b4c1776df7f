export { askForReactivation, leaveTrial, loadTrial, reactivateTrial, startTrial } from './trial'
