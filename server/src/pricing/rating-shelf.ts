import { ratingOf, type RatingOutcome, type RatingParts } from '@coverwright/rules/rating'

/** Compiled ratings of this process by company and hash; their tables are shared, so one is small beside them. */
const MOST = 60
const shelf = new Map<string, RatingOutcome>()

/** Compiles a rating once; those that were not asked for longest make room. */
export function compiledRating(company: string, hash: string, parts: RatingParts, isFrozen: boolean): RatingOutcome {
  const key = `${company}:${hash}:${isFrozen}`
  const outcome = shelf.get(key) ?? ratingOf(parts, { isFrozen })
  shelf.delete(key)
  shelf.set(key, outcome)
  if (shelf.size > MOST) shelf.delete(shelf.keys().next().value as string)
  return outcome
}
