import type { Screen } from '../../platform/routes'

export const companiesScreens: readonly Screen[] = [
  {
    path: '/company-profile',
    inRail: true,
    inSettings: 'company',
    load: () => import('./company-profile-page').then((part) => part.CompanyProfilePage),
  },
]
