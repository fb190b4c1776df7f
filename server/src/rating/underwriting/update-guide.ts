import type { Guide } from '@coverwright/contract/rating/underwriting'
import type { MemberCtx } from '../../platform/operations'
import { saveBodyPart } from '../../design/products'
import { openGuide, openGuideOf, spokenGuide } from './open-guide'
import { presentGuide } from './present'

type Change = { productId: string; baseRevision: number; guide: Guide }

/** A draft may be unsound while it is worked on: its problems come back with it, and stand in the way of publishing only. */
export async function updateGuide(ctx: MemberCtx, { productId, baseRevision, guide }: Change) {
  const { opened } = await openGuideOf(ctx, productId)
  const saved = await saveBodyPart(ctx, {
    productId,
    baseRevision,
    part: 'underwriting',
    value: spokenGuide(guide, opened.body),
  })
  const now = { ...opened, ...saved }
  return presentGuide(now, await openGuide(ctx, now), ctx.member.permissions)
}
