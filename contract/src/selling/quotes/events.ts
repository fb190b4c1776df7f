import { z } from 'zod'
import { event } from '../../platform'

const quoteFacts = {
  quoteId: z.uuid(),
  productId: z.uuid(),
  releaseHash: z.string(),
  plan: z.string(),
  channel: z.string(),
  isTest: z.boolean(),
}

export const quotePriced = event({
  name: 'quote.priced',
  says: 'A buyer was promised a price',
  carries: z.object({ ...quoteFacts, total: z.object({ minor: z.int(), currency: z.string() }) }),
})

export const quoteReferred = event({
  name: 'quote.referred',
  says: 'A quote waits for a person to look at it',
  carries: z.object(quoteFacts),
})

export const quoteDeclined = event({
  name: 'quote.declined',
  says: 'A quote was declined by the rules of underwriting',
  carries: z.object(quoteFacts),
})
