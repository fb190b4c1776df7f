import {
  quoteDeclined,
  quoteFileOperations,
  quoteOperations,
  quotePriced,
  quoteReferred,
} from '@coverwright/contract/selling/quotes'
import { bind, type Room } from '../../platform/operations'
import { completeFile } from './complete-file'
import { declareQuote } from './declare-quote'
import type { FindPromotion } from './find-promotion'
import { getQuote } from './get-quote'
import { mailQuoteLink, type MailSaved } from './mail-quote-link'
import { openQuote } from './open-quote'
import { priceQuote } from './price-quote'
import { listPolicyFiles, listQuoteFiles, readFile } from './read-files'
import { removeFile } from './remove-file'
import { saveQuote } from './save-quote'
import { sendFile } from './send-file'
import { sweepQuotes } from './sweep-quotes'

export { checkoutAddress, doneAddress } from './addresses'
export { answersInWords } from './answers-in-words'
export { declineQuote, offerQuote, reopenQuote } from './decide-quote'
export { holdQuote } from './hold-quote'
export { holderOfQuote } from './holder-of-quote'
export { quotesLeft } from './left-store'
export { priceOf } from './price-of'
export { priceWithTerms } from './price-with-terms'
export { type PlanTitle, planTitlesFor } from './plan-titles'
export { quotedBody } from './quoted-body'
export { linkToQuote, quoteToken } from './quote-link'
export { refuseOffline } from './refuse-offline'
export {
  findPlans,
  findQuote,
  insertQuotes,
  lockQuotes,
  lockQuotesToSettle,
  markBought,
  unmarkBought,
  markTest,
  type QuoteRow,
  type QuoteToSettle,
} from './store'

type Above = { findPromotion?: FindPromotion | null; mailSaved?: MailSaved | null }

/** Given to it by whoever puts the rooms together: vouchers, coupons and the mails of products stand above quotes. */
export const quotesRoom = ({ findPromotion = null, mailSaved = null }: Above = {}): Room => ({
  name: 'quotes',
  operations: [
    ...bind(quoteOperations, {
      open: openQuote,
      save: saveQuote,
      get: getQuote,
      price: priceQuote(findPromotion),
      declare: declareQuote,
      mailLink: mailQuoteLink(mailSaved),
    }),
    ...bind(quoteFileOperations, { sendFile, completeFile, removeFile, readFile, listPolicyFiles, listQuoteFiles }),
  ],
  events: [quotePriced, quoteReferred, quoteDeclined],
  chores: [{ task: 'quotes.sweep', cron: '17 4 * * *', run: sweepQuotes }],
})
