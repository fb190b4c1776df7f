import type { Screen } from '../../platform/routes'

export const subscriptionsScreens: readonly Screen[] = [
  { path: '/trial-expired', load: () => import('./trial-expired-page').then((part) => part.TrialExpiredPage) },
  {
    path: '/setting/statement',
    area: 'company',
    needs: 'subscriptions.read',
    load: () => import('./statement-page').then((part) => part.StatementPage),
    inAccount: () => import('./statement').then((part) => part.Statement),
  },
]
