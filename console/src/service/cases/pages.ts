import type { caseOperations } from '@coverwright/contract/service/cases'
import { type Screen, toAsk } from '../../platform/routes'

export const casesScreens: readonly Screen[] = [
  {
    path: '/complexCase',
    hasGuide: true,
    inRail: true,
    needs: toAsk<typeof caseOperations.listCases>('cases.read'),
    load: () => import('./cases-page').then((part) => part.CasesPage),
  },
]
