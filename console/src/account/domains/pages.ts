import type { domainOperations } from '@coverwright/contract/account/domains'
import { type Screen, toAsk } from '../../platform/routes'

export const domainsScreens: readonly Screen[] = [
  {
    path: '/domain',
    under: '/setting',
    inRail: true,
    inSettings: 'company',
    hasGuide: true,
    needs: toAsk<typeof domainOperations.list>('domains.read'),
    load: () => import('./domains-page').then((part) => part.DomainsPage),
  },
  { path: '/domainCreate', load: () => import('./create-page').then((part) => part.CreatePage) },
  { path: '/domainSearch', load: () => import('./search-page').then((part) => part.SearchPage) },
  { path: '/domainPayment', isStep: true, load: () => import('./payment-page').then((part) => part.PaymentPage) },
  { path: '/domainSuccess', isStep: true, load: () => import('./outcome-page').then((part) => part.SuccessPage) },
  { path: '/domainFail', isStep: true, load: () => import('./outcome-page').then((part) => part.FailPage) },
  { path: '/connectSubdomain', load: () => import('./connect-page').then((part) => part.ConnectPage) },
  { path: '/checkDomain', isStep: true, load: () => import('./check-page').then((part) => part.CheckPage) },
]
