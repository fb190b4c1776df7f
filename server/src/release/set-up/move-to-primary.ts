import { productsTopic } from '@coverwright/contract/design/products'
import type { ProductRoom } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { isOnShelf, putOnShelf } from '../publishing'
import { lookAtNeeds } from './look-at-needs'

/** Screens: a project moves to the products for sale once its business logic is complete. */
export const moveToPrimary =
  (rooms: readonly ProductRoom[]) =>
  async (ctx: MemberCtx, { productId }: { productId: string }) => {
    const { needs } = await lookAtNeeds(ctx, productId, rooms)
    if (await isOnShelf(ctx, productId)) throw new Refused('publishing.isPrimary')
    const missing = needs.filter(
      ({ need, isMet, blocks }) => !isMet && (blocks.includes('prelive') || need === 'recipe'),
    )
    if (missing.length > 0)
      throw new Refused('publishing.logicIncomplete', { values: { count: missing.length }, current: missing })
    await putOnShelf(ctx, productId, ctx.member.id)
    await ctx.record('publishing.movedToPrimary', { productId })
    await ctx.notify(productsTopic)
    return {}
  }
