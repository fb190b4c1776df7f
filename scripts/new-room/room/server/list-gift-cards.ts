import type { TakesOf } from '@coverwright/contract/platform'
import { giftCardOperations as operations, type GiftCardView } from '@coverwright/contract/selling/gift-cards'
import { giftCardLife } from '@coverwright/rules/selling/gift-cards'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { findGiftCard, type GiftCardRow, listGiftCardRows } from './store'

export async function listGiftCards(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listGiftCardRows(ctx, wanted)
  return {
    rows: rows.map((row) => presentGiftCard(ctx, row)),
    total,
    may: mayDo(ctx.member, { create: operations.create }),
  }
}

export async function getGiftCard(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findGiftCard(ctx, id)
  if (!row) throw new Refused('giftCards.notFound')
  return presentGiftCard(ctx, row)
}

export function presentGiftCard(ctx: MemberCtx, { id, title, state, revision, updatedAt }: GiftCardRow): GiftCardView {
  const { update, changeState, delete: remove } = operations
  const acts = { edit: update, activate: changeState, retire: changeState, delete: remove }
  const may = mayDo(ctx.member, acts, { life: giftCardLife, state })
  return { id, title, state, revision, updatedAt: updatedAt.toISOString(), may }
}
