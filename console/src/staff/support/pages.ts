import type { Screen } from '../../platform/routes'

export const supportScreens: readonly Screen[] = [
  {
    path: '/version',
    area: 'platform',
    place: 'company',
    needs: 'versions.read',
    load: () => import('./version-page').then((part) => part.VersionPage),
  },
  { path: '/contact-us', load: () => import('./contact-us-page').then((part) => part.ContactUsPage) },
  {
    path: '/contact-successful',
    load: () => import('./contact-thanks-page').then((part) => part.ContactSuccessfulPage),
  },
  { path: '/contact', area: 'platform', load: () => import('./contact-page').then((part) => part.ContactPage) },
  { path: '/contact-success', load: () => import('./contact-thanks-page').then((part) => part.ContactSuccessPage) },
  { path: '/setting/reviews', load: () => import('./review-page').then((part) => part.ReviewPage) },
  { path: '/support-desk', load: () => import('./support-desk-page').then((part) => part.SupportDeskPage) },
]
