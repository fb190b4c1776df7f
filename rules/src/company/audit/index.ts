export { auditSpans, type AuditSpan, MAX_EXPORTED, spanStart } from './spans'
export { type TimelineKind, timelineKinds, timelineOf } from './timelines'
