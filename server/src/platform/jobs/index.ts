export { runDueJobs, type RunningJobs, startJobs } from './start-jobs'
export { type JobParts, tasksOf } from './tasks'
