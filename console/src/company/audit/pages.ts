import type { Screen } from '../../platform/routes'

export const auditScreens: readonly Screen[] = [
  {
    path: '/setting/audit',
    area: 'company',
    place: 'company',
    needs: 'audit.read',
    load: () => import('./audit-list').then((part) => part.AuditList),
  },
]
