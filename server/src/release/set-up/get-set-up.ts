import type { SetUpPartView } from '@coverwright/contract/design/products'
import type { RatingOutcome } from '@coverwright/rules/rating/rating'
import type { MemberCtx } from '../../platform/operations'
import { openRating } from '../../rating/pricing'
import { openBody } from '../../design/products'
import { parts } from './parts'

export async function getSetUp(ctx: MemberCtx, { productId }: { productId: string }) {
  const opened = await openBody(ctx, productId)
  // Tables are read once, however many parts want to know whether a price comes out.
  let rating: Promise<RatingOutcome> | undefined
  const rated = async () => {
    if (opened.body.pricing === undefined) return null
    rating ??= openRating(ctx, productId).then(({ outcome }) => outcome)
    return rating
  }
  const views: SetUpPartView[] = []
  for (const { part, look } of parts) {
    const { isDone, isNotNeeded = false, lines } = await look(ctx, opened, rated)
    views.push({ part, state: isDone ? 'completed' : isNotNeeded ? 'notNeeded' : 'notSetUp', lines })
  }
  return { parts: views }
}
