import type { auditOperations } from '@coverwright/contract/company/audit'
import { type Screen, toAsk } from '../../platform/routes'

export const auditScreens: readonly Screen[] = [
  {
    path: '/setting/audit',
    hasGuide: true,
    inSettings: 'company',
    inRail: true,
    under: '/setting',
    needs: toAsk<typeof auditOperations.list>('audit.read'),
    load: () => import('./audit-list').then((part) => part.AuditList),
  },
]
