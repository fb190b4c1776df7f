import type { couponOperations, voucherOperations } from '@coverwright/contract/selling/promotions'
import { type Screen, toAsk } from '../../platform/routes'

const placed = { hasGuide: true, under: '/setting', inRail: true, inSettings: 'company' } as const

export const promotionsScreens: readonly Screen[] = [
  {
    ...placed,
    path: '/setting/vouchers',
    needs: toAsk<typeof voucherOperations.list>('promotions.read'),
    load: () => import('./vouchers-page').then((part) => part.VouchersPage),
  },
  {
    ...placed,
    path: '/setting/coupons',
    needs: toAsk<typeof couponOperations.list>('promotions.read'),
    load: () => import('./coupons-page').then((part) => part.CouponsPage),
  },
]
