export { auditOperations } from './operations'
export { TimelinePage, TimelineQuery } from './schema'
export { timelineTopics } from './topics-of'
