import type { Screen } from '../../platform/routes'

export const companiesScreens: readonly Screen[] = [
  {
    path: '/company-profile',
    hasGuide: true,
    inRail: true,
    inSettings: 'company',
    load: () => import('./company-profile-page').then((part) => part.CompanyProfilePage),
  },
]
