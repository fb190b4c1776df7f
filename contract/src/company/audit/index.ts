export { auditOperations } from './operations'
export { AuditEntry, TimelinePage, TimelineQuery } from './schema'
