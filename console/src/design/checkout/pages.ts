import type { checkoutOperations } from '@coverwright/contract/design/checkout'
import { type Screen, toAsk } from '../../platform/routes'

export const checkoutScreens: readonly Screen[] = [
  {
    path: '/setting-page/checkout',
    hasGuide: true,
    setsUp: 'checkout',
    under: '/project',
    needs: toAsk<typeof checkoutOperations.get>('products.read'),
    load: () => import('./checkout-page').then((part) => part.CheckoutPage),
  },
]
