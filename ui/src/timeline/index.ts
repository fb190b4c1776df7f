export { Timeline } from './timeline'
export { TimelineSkeleton } from './timeline-states'
export type { TimelineEntry, TimelineProps, TimelineTone } from './timeline-types'
