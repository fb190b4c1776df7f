export {
  changeRefusal,
  REPLACE_DAYS,
  REPLACE_MINUTES,
  type ScheduleKind,
  scheduleKinds,
  scheduleRefusal,
  type ScheduleState,
  scheduleStates,
} from './schedule'
