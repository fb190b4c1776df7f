export { moneyPartKinds } from '../../money'
export type { MoneyPart, MoneyPartKind } from '../../money'
export type { Ending, PriceRecord } from './price-record'
export { coverDays } from './cover-days'
export type { CoverDays } from './cover-days'
export { holderOf } from './holder'
export { holderGaps } from './holder-asked'
export { withHolderAsked } from './holder-page'
export type { Holder } from './holder'
export { priceRecordOf } from './price-record-of'
export type { FoundDiscount } from './price-record-of'
export { FILES_PER_SENDER, fileQuestionAt, filesIn, quoteFileRefusal } from './quote-files'
export { promiseEnd } from './promise-end'
export {
  changeRefusal,
  decisionRefusal,
  eventOf,
  orderRefusal,
  PRICE_HOLDS_DAYS,
  quoteLife,
  quoteStanding,
  quoteStandings,
  quoteStates,
  stateToPrice,
} from './quote'
export type { QuoteDeclaration, QuoteStanding, QuoteState } from './quote'
