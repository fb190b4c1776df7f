import type { Screen } from '../../platform/routes'

export const partnersScreens: readonly Screen[] = [
  { path: '/bindqurey', load: () => import('./bind-page').then((part) => part.BindPage) },
  { path: '/association-broker', load: () => import('./association-page').then((part) => part.AssociationPage) },
]
