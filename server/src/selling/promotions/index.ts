import { couponOperations, voucherOperations } from '@coverwright/contract/selling/promotions'
import { bind, type Room } from '../../platform/operations'
import { changeCouponState, createCoupon, deleteCoupon, listCodes, listCoupons, updateCoupon } from './coupons'
import { seedPromotions } from './demo'
import { letGoOfOverdue } from './hold-promotions'
import { changeVoucherState, createVoucher, deleteVoucher, listVouchers, updateVoucher } from './vouchers'

export { holdTogether, takingOf } from './hold-together'
export { findPromotionById } from './store'
export { discountOfCode } from './find-promotion'
export { giveBackPromotions, holdPromotions, letGoPromotions, usedPromotions, usePromotions } from './hold-promotions'

export const promotionsRoom: Room = {
  name: 'promotions',
  operations: [
    ...bind(voucherOperations, {
      list: listVouchers,
      create: createVoucher,
      update: updateVoucher,
      changeState: changeVoucherState,
      delete: deleteVoucher,
    }),
    ...bind(couponOperations, {
      list: listCoupons,
      create: createCoupon,
      update: updateCoupon,
      changeState: changeCouponState,
      delete: deleteCoupon,
      listCodes,
    }),
  ],
  chores: [{ task: 'promotions.letGo', cron: '*/5 * * * *', run: letGoOfOverdue }],
  constraints: { promotion_word_once: 'promotions.codeTaken', promotion_code_once: 'promotions.codeTaken' },
  demo: seedPromotions,
}
