import { slugOf } from '@coverwright/rules/release/publishing'
import { findOwned, type ProductRoom } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { lookAtNeeds } from './look-at-needs'

export const getNeeds =
  (rooms: readonly ProductRoom[]) =>
  async (ctx: MemberCtx, { productId }: { productId: string }) => {
    const { needs } = await lookAtNeeds(ctx, productId, rooms)
    return { needs, suggestedSlug: slugOf((await findOwned(ctx, productId))?.name ?? '') }
  }
