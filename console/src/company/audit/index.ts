export { auditScreens } from './pages'
export { useAuditRows } from './use-audit-rows'
export { useDeedRooms } from './use-deed-rooms'
export { useTimeline } from './use-timeline'
