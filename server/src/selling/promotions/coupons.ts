import type { TakesOf } from '@coverwright/contract/platform'
import {
  type CouponDraft,
  couponOperations as operations,
  type CouponView,
} from '@coverwright/contract/selling/promotions'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { createPromotion, deletePromotion, type Kept, turnPromotion, updatePromotion } from './keep-promotion'
import { presentAll, presentOne } from './present'
import { listFreeCodes, pageCoupons } from './store'

type Takes<Name extends keyof typeof operations> = TakesOf<(typeof operations)[Name]>

const MOST_CODES = 1_000

export async function listCoupons(ctx: MemberCtx, wanted: Takes<'list'>) {
  const { rows, total } = await pageCoupons(ctx, wanted)
  const shown = await presentAll(ctx, rows, operations)
  return { rows: shown.map(viewOf), total, may: mayDo(ctx.member, { create: operations.create }) }
}

export const createCoupon = async (ctx: MemberCtx, draft: Takes<'create'>) =>
  viewOf(await presentOne(ctx, await createPromotion(ctx, keptOf(draft)), operations))

export const updateCoupon = async (ctx: MemberCtx, { id, baseRevision, ...draft }: Takes<'update'>) =>
  viewOf(await presentOne(ctx, await updatePromotion(ctx, id, baseRevision, keptOf(draft)), operations))

export const changeCouponState = async (ctx: MemberCtx, { id, event }: Takes<'changeState'>) =>
  viewOf(await presentOne(ctx, await turnPromotion(ctx, 'coupon', id, event), operations))

export const deleteCoupon = (ctx: MemberCtx, { id }: Takes<'delete'>) => deletePromotion(ctx, 'coupon', id)

export const listCodes = async (ctx: MemberCtx, { id }: Takes<'listCodes'>) => ({
  codes: await listFreeCodes(ctx, id, MOST_CODES),
})

const ALWAYS = { startsAt: '', expiresAt: '', activeFrom: '', activeUntil: '' }

export const keptOf = (draft: CouponDraft): Kept => ({
  kind: 'coupon',
  title: draft.title,
  code: draft.code,
  description: '',
  productId: draft.productId || null,
  plan: draft.plan,
  codeLength: draft.codeLength,
  terms: {
    mode: draft.mode,
    value: draft.value,
    currency: draft.currency,
    quantity: draft.quantity,
    isDisposable: draft.isDisposable,
    ...ALWAYS,
  },
})

const viewOf = ({ row, shared }: Awaited<ReturnType<typeof presentOne>>): CouponView => ({
  ...shared,
  isDisposable: row.terms.isDisposable,
  codeLength: row.codeLength,
})
