import type { TakesOf } from '@coverwright/contract/platform'
import { type giftCardOperations, giftCardsTopic } from '@coverwright/contract/selling/gift-cards'
import { type GiftCardAct, giftCardLife, giftCardRefusal } from '@coverwright/rules/selling/gift-cards'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentGiftCard } from './list-gift-cards'
import { deleteGiftCardRow, insertGiftCard, lockGiftCard, updateGiftCardRow } from './store'

type Takes<Name extends keyof typeof giftCardOperations> = TakesOf<(typeof giftCardOperations)[Name]>

export async function createGiftCard(ctx: MemberCtx, { title }: Takes<'create'>) {
  const row = await insertGiftCard(ctx, { title, state: 'draft' })
  await ctx.record('giftCards.created', { giftCardId: row.id, title })
  await ctx.notify(giftCardsTopic)
  return presentGiftCard(ctx, row)
}

export async function updateGiftCard(ctx: MemberCtx, { id, baseRevision, title }: Takes<'update'>) {
  const row = await holdGiftCard(ctx, id, 'edit')
  if (row.revision !== baseRevision) throw new Refused('giftCards.changedMeanwhile')
  const changed = await updateGiftCardRow(ctx, row, { title })
  await ctx.record('giftCards.changed', { giftCardId: id, title })
  await ctx.notify(giftCardsTopic)
  return presentGiftCard(ctx, changed)
}

export async function changeGiftCardState(ctx: MemberCtx, { id, event }: Takes<'changeState'>) {
  const row = await holdGiftCard(ctx, id, event)
  const changed = await updateGiftCardRow(ctx, row, { state: giftCardLife[row.state][event] })
  const { title } = row
  await ctx.record(event === 'activate' ? 'giftCards.activated' : 'giftCards.retired', { giftCardId: id, title })
  await ctx.notify(giftCardsTopic)
  return presentGiftCard(ctx, changed)
}

export async function deleteGiftCard(ctx: MemberCtx, { id }: Takes<'delete'>) {
  const { title } = await holdGiftCard(ctx, id, 'delete')
  await deleteGiftCardRow(ctx, id)
  await ctx.record('giftCards.deleted', { giftCardId: id, title })
  await ctx.notify(giftCardsTopic)
  return { id }
}

/** Loaded for a change, and refused where its state does not allow that. */
async function holdGiftCard(ctx: MemberCtx, id: string, act: GiftCardAct) {
  const row = await lockGiftCard(ctx, id)
  if (!row) throw new Refused('giftCards.notFound')
  refuseIf(giftCardRefusal(row.state, act))
  return row
}
