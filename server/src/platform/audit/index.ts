export { type AuditEntry } from './chain'
export { eraseAudit, findHead, findTampering, writeAudit } from './store'
export { auditLog } from './tables'
