export { type TimelineKind, timelineKinds, timelineOf } from './timelines'
