import { languages } from '@coverwright/rules/languages'
import { MAX_SLUG } from '@coverwright/rules/release/publishing'
import { z } from 'zod'
import { operation } from '../../platform'
import { BuyerAnswers, BuyerToken, QuoteView } from './schema'

const slug = z.string().min(1).max(MAX_SLUG)
const bodyHash = z.string().regex(/^[0-9a-f]{64}$/)
const pageId = z.string().max(200).nullable()
const byBuyers = { may: 'anyone', signed: false } as const

/** Calls of a buyer, who has no account: what they may see and change is what the token in their link opens. */
export const quoteOperations = {
  open: operation({
    post: '/v1/wallproduct/openQuote',
    ...byBuyers,
    writes: true,
    secret: true,
    takes: z.object({
      slug,
      bodyHash,
      language: z.enum(languages),
      answers: BuyerAnswers,
      pageId,
      /** The direct page that sent the buyer, by the word of its address, and the campaign that their link named. */
      from: z.string().max(100).default(''),
      campaign: z.string().max(200).default(''),
    }),
    gives: z.object({ token: BuyerToken, quote: QuoteView }),
    says: 'Keeps what a buyer has answered so far, under a link that opens it on any device',
  }),
  save: operation({
    post: '/v1/wallproduct/saveQuote',
    ...byBuyers,
    writes: true,
    takes: z.object({
      token: BuyerToken,
      answers: BuyerAnswers,
      pageId,
      language: z.enum(languages).optional(),
      /** One more than the last one that this device knows; what is not newer changes nothing. */
      revision: z.int().min(1).max(1_000_000),
    }),
    gives: z.object({ isSaved: z.boolean(), quote: QuoteView }),
    says: 'Keeps the answers of a quote; a save that comes late does not undo a newer one',
  }),
  get: operation({
    post: '/v1/wallproduct/getQuote',
    ...byBuyers,
    takes: z.object({ token: BuyerToken }),
    gives: QuoteView,
    says: 'A quote as it stands, to go on with it on any device',
  }),
  price: operation({
    post: '/v1/wallproduct/priceQuote',
    ...byBuyers,
    writes: true,
    takes: z.object({
      token: BuyerToken,
      /** All of them; a price that is sent along means nothing. */
      answers: BuyerAnswers,
      /** For products that do not ask for them as questions. */
      plan: z.string().max(200).optional(),
      addOns: z.array(z.string().max(200)).max(50).optional(),
      /** Of a voucher or coupon; an empty one takes it off. */
      code: z.string().trim().max(64).optional(),
    }),
    gives: QuoteView,
    says: 'Rates the answers and keeps the price that is promised; a person looks at what is referred',
  }),
  declare: operation({
    post: '/v1/wallproduct/declareQuote',
    ...byBuyers,
    writes: true,
    /** All that are agreed to; the others are not. */
    takes: z.object({ token: BuyerToken, agreed: z.array(z.string().max(200)).max(50) }),
    gives: QuoteView,
    says: 'Keeps what the buyer declares, as the chosen plan asks for it',
  }),
  mailLink: operation({
    post: '/v1/wallproduct/mailQuoteLink',
    ...byBuyers,
    writes: true,
    takes: z.object({ token: BuyerToken, email: z.email().max(254) }),
    gives: z.object({}),
    says: 'Sends the link of a quote, to go on later',
  }),
} as const
