export { scheduleOperations, ScheduleView, TimeZone } from './operations'
