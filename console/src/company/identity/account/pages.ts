import type { Screen } from '../../../platform/routes'

export const accountScreens: readonly Screen[] = [
  { path: '/account', inSettings: 'you', load: () => import('./account-page').then((part) => part.AccountPage) },
]
