import type { billingOperations } from '@coverwright/contract/account/billing'
import { type Screen, toAsk } from '../../platform/routes'

const placed = { under: '/setting', inSettings: 'company' } as const

export const billingScreens: readonly Screen[] = [
  {
    ...placed,
    path: '/setting/orders',
    needs: toAsk<typeof billingOperations.listBills>('subscriptions.read'),
    load: () => import('./bills-page').then((part) => part.BillsPage),
  },
  {
    ...placed,
    path: '/setting/payment-method',
    needs: toAsk<typeof billingOperations.getPaymentMethod>('subscriptions.read'),
    load: () => import('./method-page').then((part) => part.MethodPage),
  },
]
