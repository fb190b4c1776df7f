import { promotionsTopic } from '@coverwright/contract/selling/promotions'
import {
  type PromotionAct,
  promotionActRefusal,
  type PromotionKind,
  promotionStatus,
  termsRefusals,
} from '@coverwright/rules/selling/promotions'
import { Refused, refuse, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyNow } from './company-now'
import { ownCodes } from './own-codes'
import {
  changeCode,
  changePromotion,
  type CodeRow,
  deletePromotionRow,
  insertCodes,
  insertPromotion,
  lockCodes,
  lockPromotion,
  type PromotionRow,
} from './store'

/** What a form says, in the shape that is kept. */
export type Kept = Pick<
  PromotionRow,
  'kind' | 'title' | 'code' | 'description' | 'productId' | 'plan' | 'terms' | 'codeLength'
>

export async function createPromotion(ctx: MemberCtx, kept: Kept): Promise<PromotionRow> {
  refuseTerms(kept)
  const row = await insertPromotion(ctx, { ...kept, state: 'inactive' })
  const { isDisposable, quantity } = kept.terms
  if (isDisposable) await insertCodes(ctx, row.id, ownCodes(ctx, kept, quantity), 1)
  else await insertCodes(ctx, row.id, [kept.code], quantity)
  await ctx.record(isVoucher(row) ? 'promotions.voucherCreated' : 'promotions.couponCreated', about(row))
  return told(ctx, row)
}

export async function updatePromotion(
  ctx: MemberCtx,
  id: string,
  baseRevision: number,
  kept: Kept,
): Promise<PromotionRow> {
  const { row, codes } = await holdPromotion(ctx, kept.kind, id, 'edit')
  if (row.revision !== baseRevision) throw new Refused('promotions.changedMeanwhile')
  refuseTerms(kept)
  await (row.terms.isDisposable ? addCodes(ctx, row, kept, codes) : changeQuota(ctx, kept, codes))
  await ctx.record(isVoucher(row) ? 'promotions.voucherChanged' : 'promotions.couponChanged', about(row))
  return told(ctx, await changePromotion(ctx, row, kept))
}

export async function turnPromotion(ctx: MemberCtx, kind: PromotionKind, id: string, event: 'activate' | 'deactivate') {
  const { row } = await holdPromotion(ctx, kind, id, event)
  const changed = await changePromotion(ctx, row, { state: event === 'activate' ? 'active' : 'inactive' })
  if (event === 'activate')
    await ctx.record(isVoucher(row) ? 'promotions.voucherActivated' : 'promotions.couponActivated', about(row))
  else await ctx.record(isVoucher(row) ? 'promotions.voucherDeactivated' : 'promotions.couponDeactivated', about(row))
  return told(ctx, changed)
}

export async function deletePromotion(ctx: MemberCtx, kind: PromotionKind, id: string): Promise<{ id: string }> {
  const { row, used, held } = await holdPromotion(ctx, kind, id, 'delete')
  if (used + held > 0) throw new Refused('promotions.isUsed')
  await deletePromotionRow(ctx, id)
  await ctx.record(isVoucher(row) ? 'promotions.voucherDeleted' : 'promotions.couponDeleted', about(row))
  await told(ctx, row)
  return { id }
}

function refuseTerms({ terms }: Kept) {
  const [first] = termsRefusals(terms)
  if (first) refuse(first)
}

/** Locked with its codes, and refused where its status does not allow this. */
async function holdPromotion(ctx: MemberCtx, kind: PromotionKind, id: string, act: PromotionAct) {
  const row = await lockPromotion(ctx, kind, id)
  if (!row) throw new Refused('promotions.notFound')
  const codes = await lockCodes(ctx, id)
  const sum = (of: 'used' | 'held') => codes.reduce((total, code) => total + code[of], 0)
  const counted = { ...row.terms, state: row.state, used: sum('used'), held: sum('held') }
  refuseIf(promotionActRefusal(promotionStatus(counted, await companyNow(ctx)), act))
  return { row, codes, used: counted.used, held: counted.held }
}

/** A code that somebody has used or holds stays what it is, and never gets fewer than that. */
async function changeQuota(ctx: MemberCtx, { code, terms }: Kept, [kept]: readonly CodeRow[]) {
  if (terms.isDisposable || !kept) throw new Refused('promotions.kindStays', { field: 'isDisposable' })
  const taken = kept.used + kept.held
  if (kept.code !== code && taken > 0) throw new Refused('promotions.codeInUse', { field: 'code' })
  if (terms.quantity < taken)
    throw new Refused('promotions.quantityBelowUsed', { field: 'quantity', values: { taken } })
  await changeCode(ctx, kept.code, { code, quota: terms.quantity })
}

/** Codes that were given out stay good: more can be added, none is taken back. */
async function addCodes(ctx: MemberCtx, row: PromotionRow, kept: Kept, codes: readonly CodeRow[]) {
  if (!kept.terms.isDisposable) throw new Refused('promotions.kindStays', { field: 'isDisposable' })
  if (kept.code !== row.code) throw new Refused('promotions.codeInUse', { field: 'code' })
  const more = kept.terms.quantity - codes.length
  if (more < 0)
    throw new Refused('promotions.quantityBelowUsed', { field: 'quantity', values: { taken: codes.length } })
  if (more > 0) await insertCodes(ctx, row.id, ownCodes(ctx, kept, more), 1)
}

async function told(ctx: MemberCtx, row: PromotionRow): Promise<PromotionRow> {
  await ctx.notify(promotionsTopic)
  return row
}

const isVoucher = ({ kind }: PromotionRow) => kind === 'voucher'
const about = ({ kind, id, title }: PromotionRow) =>
  kind === 'voucher' ? { voucherId: id, title } : { couponId: id, title }
