export { type AuditEntry } from './chain'
export { findTampering, writeAudit } from './store'
export { auditLog } from './tables'
