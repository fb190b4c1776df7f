import type { Screen } from '../../platform/routes'

export const homeScreens: readonly Screen[] = [
  {
    path: '/home',
    hasGuide: true,
    inRail: 'home',
    load: () => import('./home-page').then((part) => part.HomePage),
  },
]
