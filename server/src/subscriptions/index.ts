export { leaveTrial, loadTrial, startTrial } from './trial'
