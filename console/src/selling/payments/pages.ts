import type { paymentOperations } from '@coverwright/contract/selling/payments'
import { type Screen, toAsk } from '../../platform/routes'

export const paymentsScreens: readonly Screen[] = [
  {
    path: '/payment-gateway',
    hasGuide: true,
    inRail: true,
    inSettings: 'company',
    needs: toAsk<typeof paymentOperations.getGateways>('payments.read'),
    load: () => import('./gateways-page').then((part) => part.GatewaysPage),
  },
]
