import type { Room } from '../../platform/operations'
import { scheduleRoutes } from './routes'
import { runTask } from './run-task'

export const schedulesRoom: Room = { name: 'schedules', operations: scheduleRoutes, memberJobs: [runTask] }
