import { setUpParts, type SetUpPartView } from '@coverwright/contract/design/products'
import type { RatingOutcome } from '@coverwright/rules/rating/rating'
import type { MemberCtx } from '../../platform/operations'
import { openRating } from '../../rating/pricing'
import { openBody, type ProductRoom, type SetUpPart } from '../../design/products'

export function getSetUp(rooms: readonly ProductRoom[]) {
  const declared = rooms.flatMap(({ setUp = [] }) => setUp)
  const parts = setUpParts.flatMap((name) => declared.filter(({ part }) => part === name))
  return (ctx: MemberCtx, { productId }: { productId: string }) => lookAt(ctx, productId, parts)
}

async function lookAt(ctx: MemberCtx, productId: string, parts: readonly SetUpPart[]) {
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
