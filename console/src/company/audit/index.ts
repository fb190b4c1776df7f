export { auditScreens } from './pages'
export { useAuditRows } from './use-audit-rows'
