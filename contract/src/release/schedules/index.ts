export { scheduleOperations, ScheduleView } from './operations'
