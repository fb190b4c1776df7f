import type { GivesOf } from '@coverwright/contract/platform'
import type { orderOperations } from '@coverwright/contract/selling/orders'
import type { quoteOperations, QuoteView } from '@coverwright/contract/selling/quotes'
import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { sentBy } from '../visits'
import { call } from './call'

type Opened = GivesOf<typeof quoteOperations.open>
type Saved = GivesOf<typeof quoteOperations.save>
type Placed = GivesOf<typeof orderOperations.placeOrder>

/** The calls of one buyer; the paths are those of the operations of quotes and orders. */
export const quoteDesk = {
  open: (slug: string, { hash, language }: JourneyDocument, { answers, pageId }: Progress) =>
    call<Opened>('/v1/wallproduct/openQuote', {
      ...{ slug, bodyHash: hash, language, answers, pageId },
      ...sentBy(slug),
    }),
  save: (token: string, language: string, { answers, pageId }: Progress, revision: number) =>
    call<Saved>('/v1/wallproduct/saveQuote', { token, answers, pageId, revision, language }),
  get: (token: string) => call<QuoteView>('/v1/wallproduct/getQuote', { token }),
  price: (token: string, answers: Progress['answers'], code: string) =>
    call<QuoteView>('/v1/wallproduct/priceQuote', { token, answers, code }),
  declare: (token: string, agreed: readonly string[]) =>
    call<QuoteView>('/v1/wallproduct/declareQuote', { token, agreed }),
  mailLink: (token: string, email: string) => call<object>('/v1/wallproduct/mailQuoteLink', { token, email }),
  placeOrder: (token: string, { minor, currency }: { minor: number; currency: string }) =>
    call<Placed>('/v1/payment/placeOrder', { token, total: { minor, currency } }),
}
