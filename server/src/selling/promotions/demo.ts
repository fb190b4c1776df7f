import type { CompanyCtx } from '../../platform/operations'
import { companyNow } from './company-now'
import { keptOf as couponOf } from './coupons'
import { ownCodes } from './own-codes'
import { insertCodes, insertPromotion } from './store'
import { keptOf as voucherOf } from './vouchers'

/** A voucher that buyers of the demo can type, one that is over, and a coupon of each sort. */
export async function seedPromotions(ctx: CompanyCtx) {
  const year = Number((await companyNow(ctx)).slice(0, 4))
  const all = { productId: '', plan: '', currency: 'HKD', activeFrom: '', activeUntil: '' } as const
  const days = (of: number) => ({
    ...{ startsOn: `${of}-01-01`, startsTime: '00:00', expiresOn: `${of}-12-31`, expiresTime: '23:59' },
  })
  const sky = voucherOf({
    ...{
      ...all,
      ...days(year),
      title: 'Sky week',
      code: 'SKY10',
      description: 'Ten percent off for readers of the sky.',
    },
    ...{ mode: 'percent', value: 10, quantity: 1_000 },
  })
  const past = voucherOf({
    ...{ ...all, ...days(year - 1), title: 'Last summer', code: 'SUMMER', description: 'Fifty dollars off.' },
    ...{ mode: 'fixed', value: 50, quantity: 200 },
  })
  for (const kept of [sky, past]) await keep(ctx, kept, [kept.code], kept.terms.quantity)
  const shared = { ...all, mode: 'fixed', value: 20, quantity: 500, isDisposable: false, codeLength: 10 } as const
  const friend = couponOf({ ...shared, title: 'Bring a friend', code: 'FRIEND20' })
  await keep(ctx, friend, [friend.code], friend.terms.quantity)
  const thanks = couponOf({ ...shared, title: 'Thank you', code: 'THANKS', quantity: 50, isDisposable: true })
  await keep(ctx, thanks, ownCodes(ctx, thanks, 50), 1)
}

async function keep(ctx: CompanyCtx, kept: ReturnType<typeof couponOf>, codes: readonly string[], quota: number) {
  const { id } = await insertPromotion(ctx, { ...kept, state: 'active' })
  await insertCodes(ctx, id, codes, quota)
}
