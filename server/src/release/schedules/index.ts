import type { Room } from '../../platform/operations'
import { nothingNeeded, type RefuseUnready } from '../publishing'
import { scheduleRoutes } from './routes'
import { runTask } from './run-task'

export { listSchedulesBetween } from './list-schedules'
export { databaseNow } from './store'

export const schedulesRoom = (refuseUnready: RefuseUnready = nothingNeeded): Room => ({
  name: 'schedules',
  operations: scheduleRoutes(refuseUnready),
  memberJobs: [runTask(refuseUnready)],
})
