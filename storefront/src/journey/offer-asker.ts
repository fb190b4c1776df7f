import type { AskOffer, JourneyDocument } from '@coverwright/player/journey'
import type { Offer } from '@coverwright/rules/rating/rating'

/** A line without an answer for so long has none. */
const PATIENCE_MS = 20_000

/** Prices of the very body that this buyer walks through; the path is that of the operation `getOffer`. */
export function offerAsker(slug: string, { hash, language }: JourneyDocument): AskOffer {
  return async (answers) => {
    const asked = { slug, bodyHash: hash, language, answers }
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = { method: 'POST', headers, body: JSON.stringify(asked), signal }
    const reply = await fetch('/v1/wallproduct/getOffer', request)
    const { data } = (await reply.json()) as { data: Offer | null }
    if (!data) throw new Error('There is no price to be had')
    return data
  }
}
