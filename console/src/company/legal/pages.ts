import type { Screen } from '../../platform/routes'

export const legalScreens: readonly Screen[] = [
  {
    path: '/legal-privacy',
    inSettings: 'platform',
    inHelp: true,
    load: () => import('./privacy-page').then((part) => part.PrivacyPage),
  },
  { path: '/ACM', inSettings: 'platform', inHelp: true, load: () => import('./use-page').then((part) => part.UsePage) },
]
