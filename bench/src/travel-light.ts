import { publishingOperations } from '@coverwright/contract/release/publishing'
import { tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'

const SLUG = 'travel-light'
const MONTH_MS = 30 * 24 * 60 * 60_000

/** The path that a buyer's quote is asked at. */
export const QUOTE_PATH = publishingOperations.getOffer.path

/** What the demo sells there now, as a browser learns it. */
export async function hashOnSale(url: string): Promise<string> {
  const html = await (await fetch(`${url}/p/${SLUG}`)).text()
  const hash = /data-hash="([0-9a-f]{64})"/.exec(html)?.[1]
  if (!hash) throw new Error('nothing is for sale')
  return hash
}

/** What a buyer asks who leaves in a month. Everybody answers something else, so that nothing can be remembered from the one before. */
export const tripQuote = (bodyHash: string, at: number) => ({
  ...{ slug: SLUG, bodyHash, language: 'en_us' as const },
  answers: {
    ...tripAnswers(new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)),
    ...{ nights: String(1 + (at % 20)), oldestAge: String(20 + (at % 40)) },
  },
})
