import type { Screen } from '../../platform/routes'

export const homeScreens: readonly Screen[] = [
  {
    path: '/home',
    guide: () => import('./guide').then((part) => part.guide),
    inRail: 'home',
    load: () => import('./home-page').then((part) => part.HomePage),
  },
]
