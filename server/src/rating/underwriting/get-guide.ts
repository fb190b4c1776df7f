import type { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { TakesOf } from '@coverwright/contract/platform'
import { ratedNames, readBy } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { openGuideOf } from './open-guide'
import { presentGuide } from './present'

type Asked = TakesOf<typeof underwritingOperations.get>

export async function getGuide(ctx: MemberCtx, { productId, language }: Asked) {
  const { opened, parts } = await openGuideOf(ctx, productId)
  const names = ratedNames(readBy(opened.body, language))
  return presentGuide(opened, { ...parts, names }, ctx.member.permissions)
}
