import type { TakesOf } from '@coverwright/contract/platform'
import {
  type VoucherDraft,
  voucherOperations as operations,
  type VoucherView,
} from '@coverwright/contract/selling/promotions'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { createPromotion, deletePromotion, type Kept, turnPromotion, updatePromotion } from './keep-promotion'
import { presentAll, presentOne } from './present'
import { pageVouchers, type PromotionRow } from './store'

type Takes<Name extends keyof typeof operations> = TakesOf<(typeof operations)[Name]>

export async function listVouchers(ctx: MemberCtx, wanted: Takes<'list'>) {
  const { rows, total } = await pageVouchers(ctx, wanted)
  const shown = await presentAll(ctx, rows, operations)
  return { rows: shown.map(viewOf), total, may: mayDo(ctx.member, { create: operations.create }) }
}

export const createVoucher = async (ctx: MemberCtx, draft: Takes<'create'>) =>
  viewOf(await presentOne(ctx, await createPromotion(ctx, keptOf(draft)), operations))

export const updateVoucher = async (ctx: MemberCtx, { id, baseRevision, ...draft }: Takes<'update'>) =>
  viewOf(await presentOne(ctx, await updatePromotion(ctx, id, baseRevision, keptOf(draft)), operations))

export const changeVoucherState = async (ctx: MemberCtx, { id, event }: Takes<'changeState'>) =>
  viewOf(await presentOne(ctx, await turnPromotion(ctx, 'voucher', id, event), operations))

export const deleteVoucher = (ctx: MemberCtx, { id }: Takes<'delete'>) => deletePromotion(ctx, 'voucher', id)

export const keptOf = (draft: VoucherDraft): Kept => ({
  kind: 'voucher',
  title: draft.title,
  code: draft.code,
  description: draft.description,
  productId: draft.productId || null,
  plan: draft.plan,
  codeLength: 0,
  terms: {
    mode: draft.mode,
    value: draft.value,
    currency: draft.currency,
    quantity: draft.quantity,
    startsAt: `${draft.startsOn} ${draft.startsTime}`,
    expiresAt: `${draft.expiresOn} ${draft.expiresTime}`,
    activeFrom: draft.activeFrom,
    activeUntil: draft.activeUntil,
    isDisposable: false,
  },
})

function viewOf({ row, shared }: Awaited<ReturnType<typeof presentOne>>): VoucherView {
  const { startsAt, expiresAt, activeFrom, activeUntil } = row.terms
  const [startsOn = '', startsTime = ''] = startsAt.split(' ')
  const [expiresOn = '', expiresTime = ''] = expiresAt.split(' ')
  const { description } = row satisfies PromotionRow
  return { ...shared, description, startsOn, startsTime, expiresOn, expiresTime, activeFrom, activeUntil }
}
