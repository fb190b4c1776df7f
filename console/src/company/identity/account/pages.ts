import type { Screen } from '../../../platform/routes'

export const accountScreens: readonly Screen[] = [
  {
    path: '/account',
    hasGuide: true,
    inSettings: 'you',
    load: () => import('./account-page').then((part) => part.AccountPage),
  },
]
