import type { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { type Screen, toAsk } from '../../platform/routes'

export const subscriptionsScreens: readonly Screen[] = [
  {
    path: '/trial-expired',
    isStep: true,
    load: () => import('./trial-expired-page').then((part) => part.TrialExpiredPage),
  },
  { path: '/upgrade', load: () => import('./upgrade/upgrade-page').then((part) => part.UpgradePage) },
  {
    path: '/upgrade-info',
    isStep: true,
    load: () => import('./upgrade/info-page').then((part) => part.UpgradeInfoPage),
  },
  {
    path: '/license-number',
    isStep: true,
    load: () => import('./upgrade/licence-page').then((part) => part.LicencePage),
  },
  {
    path: '/transactions-inclusive',
    isStep: true,
    load: () => import('./upgrade/transactions-page').then((part) => part.TransactionsPage),
  },
  {
    path: '/base-price',
    isStep: true,
    load: () => import('./upgrade/base-price-page').then((part) => part.BasePricePage),
  },
  {
    path: '/upgrade-payment',
    isStep: true,
    load: () => import('./upgrade/payment-page').then((part) => part.UpgradePaymentPage),
  },
  {
    path: '/upgrade-success',
    isStep: true,
    load: () => import('./upgrade/success-page').then((part) => part.UpgradeSuccessPage),
  },
  {
    path: '/setting/subscriptions',
    inSettings: 'company',
    under: '/setting',
    needs: toAsk<typeof subscriptionOperations.getSubscription>('subscriptions.read'),
    load: () => import('./subscription-page').then((part) => part.SubscriptionPage),
  },
  {
    path: '/setting/statement',
    inSettings: 'company',
    under: '/setting',
    needs: toAsk<typeof subscriptionOperations.getStatement>('subscriptions.read'),
    load: () => import('./statement-page').then((part) => part.StatementPage),
    inAccount: () => import('./statement').then((part) => part.Statement),
  },
]
