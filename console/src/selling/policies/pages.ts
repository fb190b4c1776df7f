import type { policyOperations } from '@coverwright/contract/selling/policies'
import { type Screen, toAsk } from '../../platform/routes'

export const policiesScreens: readonly Screen[] = [
  {
    path: '/policy-engine',
    hasGuide: true,
    inRail: true,
    needs: toAsk<typeof policyOperations.listPolicies>('policies.read'),
    load: () => import('./policy-engine-page').then((part) => part.PolicyEnginePage),
  },
]
