import type { Screen } from '../routes'

export const subscriptionsScreens: readonly Screen[] = [
  { path: '/trial-expired', load: () => import('./trial-expired-page').then((part) => part.TrialExpiredPage) },
  {
    path: '/setting/statement',
    area: 'company',
    needs: 'subscriptions.read',
    load: () => import('./statement-page').then((part) => part.StatementPage),
  },
]

/** The statement, for who shows it elsewhere; loaded when it is first drawn. */
export const loadStatement = () => import('./statement').then((part) => part.Statement)
