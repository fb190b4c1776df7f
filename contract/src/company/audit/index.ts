export { auditOperations } from './operations'
export { TimelinePage, TimelineQuery } from './schema'
