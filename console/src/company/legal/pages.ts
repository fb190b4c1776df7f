import type { Screen } from '../../platform/routes'

export const legalScreens: readonly Screen[] = [
  { path: '/legal-privacy', area: 'platform', load: () => import('./privacy-page').then((part) => part.PrivacyPage) },
  { path: '/ACM', area: 'platform', load: () => import('./use-page').then((part) => part.UsePage) },
]
