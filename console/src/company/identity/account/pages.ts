import type { Screen } from '../../../platform/routes'

export const accountScreens: readonly Screen[] = [
  {
    path: '/account',
    guide: () => import('./guide').then((part) => part.guide),
    inSettings: 'you',
    load: () => import('./account-page').then((part) => part.AccountPage),
  },
]
