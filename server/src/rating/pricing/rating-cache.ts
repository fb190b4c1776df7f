import { ratingOf, type RatingOutcome, type RatingParts } from '@coverwright/rules/rating/rating'
import { Cache } from '../../kernel'

/** Compiled ratings of this process by company and hash; their tables are shared, so one is small beside them. */
const cache = new Cache<RatingOutcome>(60)

/** Compiles a rating once; those that were not asked for longest make room. */
export function compiledRating(company: string, hash: string, parts: RatingParts, isFrozen: boolean): RatingOutcome {
  const key = `${company}:${hash}:${isFrozen}`
  const known = cache.get(key)
  if (known) return known
  const outcome = ratingOf(parts, { isFrozen })
  cache.put(key, outcome)
  return outcome
}
