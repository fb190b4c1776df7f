import type { Screen } from '../routes'

export const subscriptionsScreens: readonly Screen[] = [
  { path: '/trial-expired', load: () => import('./trial-expired-page').then((part) => part.TrialExpiredPage) },
]
