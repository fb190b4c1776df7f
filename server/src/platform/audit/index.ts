export { type AuditEntry } from './chain'
export { eraseAudit, findEntry, findHead, findTampering, writeAudit } from './store'
export { auditLog, auditThings } from './tables'
export { type Thing, thingsIn } from './things'
