import { ratingOf, type RatingOutcome, type RatingParts } from '@coverwright/rules/rating/rating'
import { Shelf } from '../../kernel'

/** Compiled ratings of this process by company and hash; their tables are shared, so one is small beside them. */
const shelf = new Shelf<RatingOutcome>(60)

/** Compiles a rating once; those that were not asked for longest make room. */
export function compiledRating(company: string, hash: string, parts: RatingParts, isFrozen: boolean): RatingOutcome {
  const key = `${company}:${hash}:${isFrozen}`
  const known = shelf.get(key)
  if (known) return known
  const outcome = ratingOf(parts, { isFrozen })
  shelf.put(key, outcome)
  return outcome
}
