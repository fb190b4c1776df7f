export { askForReactivation, leaveTrial, loadTrial, reactivateTrial, refuseInTrial, startTrial } from './trial'
