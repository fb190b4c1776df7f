import type { AskOffer, JourneyDocument } from '@coverwright/player/journey'
import type { Offer } from '@coverwright/rules/rating'

/** Prices of the very body that this buyer walks through; the path is that of the operation `getOffer`. */
export function offerAsker(slug: string, { hash, language }: JourneyDocument): AskOffer {
  return async (answers) => {
    const asked = { slug, bodyHash: hash, language, answers }
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/v1/wallproduct/getOffer', { method: 'POST', headers, body: JSON.stringify(asked) })
    const { data } = (await reply.json()) as { data: Offer | null }
    if (!data) throw new Error('There is no price to be had')
    return data
  }
}
