import { z } from 'zod'
import { listOperation, liveTopic, may, oneOf, operation, type Operations, Revision } from '../../platform'
import { CouponDraft, CouponView, VoucherDraft, VoucherView } from './schema'

export const promotionsTopic = liveTopic('promotions')

const One = z.object({ id: z.uuid() })
const Turned = One.extend({ event: z.enum(['activate', 'deactivate']) })
const Changed = { id: z.uuid(), baseRevision: Revision }
const listed = {
  may: 'promotions.read',
  changesWith: [promotionsTopic],
  more: { may: may('create') },
  searches: ['title', 'code'],
  filters: { state: oneOf(['active', 'inactive']) },
  tabs: 'state',
  sorts: ['title', 'updatedAt'],
  usual: '-updatedAt',
} as const
const write = { may: 'promotions.write', writes: true } as const
const ofVoucher = { ...write, gives: VoucherView }
const ofCoupon = { ...write, gives: CouponView }

export const voucherOperations = {
  list: listOperation({
    ...listed,
    post: '/v1/voucher/listVouchers',
    rows: VoucherView,
    says: 'The company’s eVouchers',
  }),
  create: operation({
    ...ofVoucher,
    post: '/v1/voucher/createVoucher',
    takes: VoucherDraft,
    says: 'A new eVoucher, not active yet',
  }),
  update: operation({
    ...ofVoucher,
    post: '/v1/voucher/updateVoucher',
    takes: VoucherDraft.extend(Changed),
    says: 'Changes an eVoucher on the revision it was read at; never below what is used and held',
  }),
  changeState: operation({
    ...ofVoucher,
    post: '/v1/voucher/changeVoucherState',
    takes: Turned,
    says: 'Activates an eVoucher, or deactivates it',
  }),
  delete: operation({
    ...ofVoucher,
    post: '/v1/voucher/deleteVoucher',
    takes: One,
    gives: One,
    says: 'Deletes an eVoucher that nobody has used',
  }),
} satisfies Operations

export const couponOperations = {
  list: listOperation({ ...listed, post: '/v1/coupon/listCoupons', rows: CouponView, says: 'The company’s coupons' }),
  create: operation({
    ...ofCoupon,
    post: '/v1/coupon/createCoupon',
    takes: CouponDraft,
    says: 'A new coupon, not active yet; a disposable one with all its codes',
  }),
  update: operation({
    ...ofCoupon,
    post: '/v1/coupon/updateCoupon',
    takes: CouponDraft.extend(Changed),
    says: 'Changes a coupon on the revision it was read at; never below what is used and held',
  }),
  changeState: operation({
    ...ofCoupon,
    post: '/v1/coupon/changeCouponState',
    takes: Turned,
    says: 'Activates a coupon, or deactivates it',
  }),
  delete: operation({
    ...ofCoupon,
    post: '/v1/coupon/deleteCoupon',
    takes: One,
    gives: One,
    says: 'Deletes a coupon that nobody has used',
  }),
  listCodes: operation({
    post: '/v1/coupon/listCouponCodes',
    may: 'promotions.read',
    takes: One,
    gives: z.object({ codes: z.array(z.string()) }),
    says: 'The codes of a disposable coupon that are still to be used, the first thousand',
  }),
} satisfies Operations
