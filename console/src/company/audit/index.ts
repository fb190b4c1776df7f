export { auditScreens } from './pages'
export { useAuditRows } from './use-audit-rows'
export { useTimeline } from './use-timeline'
