import type { Screen } from '../../platform/routes'

export const companiesScreens: readonly Screen[] = [
  {
    path: '/company-profile',
    place: 'company',
    area: 'company',
    load: () => import('./company-profile-page').then((part) => part.CompanyProfilePage),
  },
]
