export { timingEventOperations, timingEventsTopic } from './operations'
export {
  CalendarItem,
  ChoreView,
  TimingChoices,
  TimingDoes,
  TimingEventDraft,
  TimingEventView,
  TimingRunView,
} from './schema'
