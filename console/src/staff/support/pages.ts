import type { supportOperations } from '@coverwright/contract/staff/support'
import { type Screen, toAsk } from '../../platform/routes'

export const supportScreens: readonly Screen[] = [
  {
    path: '/version',
    hasGuide: true,
    inSettings: 'platform',
    inRail: 'company',
    needs: toAsk<typeof supportOperations.getVersion>('versions.read'),
    load: () => import('./version-page').then((part) => part.VersionPage),
  },
  { path: '/contact-us', load: () => import('./contact-us-page').then((part) => part.ContactUsPage) },
  {
    path: '/contact-successful',
    load: () => import('./contact-thanks-page').then((part) => part.ContactSuccessfulPage),
  },
  {
    path: '/contact',
    inSettings: 'platform',
    inHelp: true,
    load: () => import('./contact-page').then((part) => part.ContactPage),
  },
  { path: '/contact-success', load: () => import('./contact-thanks-page').then((part) => part.ContactSuccessPage) },
  { path: '/setting/reviews', under: '/setting', load: () => import('./review-page').then((part) => part.ReviewPage) },
  {
    path: '/support-desk',
    inHelp: true,
    load: () => import('./support-desk-page').then((part) => part.SupportDeskPage),
  },
]
