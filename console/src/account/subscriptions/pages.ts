import type { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { type Screen, toAsk } from '../../platform/routes'

export const subscriptionsScreens: readonly Screen[] = [
  { path: '/trial-expired', load: () => import('./trial-expired-page').then((part) => part.TrialExpiredPage) },
  {
    path: '/setting/statement',
    inSettings: 'company',
    under: '/setting',
    needs: toAsk<typeof subscriptionOperations.getStatement>('subscriptions.read'),
    load: () => import('./statement-page').then((part) => part.StatementPage),
    inAccount: () => import('./statement').then((part) => part.Statement),
  },
]
