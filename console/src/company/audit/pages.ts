import type { memberOperations } from '@coverwright/contract/company/members'
import { type Screen, toAsk } from '../../platform/routes'

export const auditScreens: readonly Screen[] = [
  {
    path: '/setting/audit',
    inSettings: 'company',
    inRail: true,
    under: '/setting',
    needs: toAsk<typeof memberOperations.listAudit>('audit.read'),
    load: () => import('./audit-list').then((part) => part.AuditList),
  },
]
