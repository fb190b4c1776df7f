export { couponOperations, promotionsTopic, voucherOperations } from './operations'
export { CouponDraft, CouponView, VoucherDraft, VoucherView } from './schema'
