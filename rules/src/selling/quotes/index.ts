export { moneyPartKinds } from './price-record'
export type { MoneyPart, MoneyPartKind, PriceRecord } from './price-record'
export { coverDays } from './cover-days'
export type { CoverDays } from './cover-days'
export { holderOf } from './holder'
export type { Holder } from './holder'
export { priceRecordOf } from './price-record-of'
export type { FoundDiscount } from './price-record-of'
export { promiseEnd } from './promise-end'
export {
  changeRefusal,
  eventOf,
  orderRefusal,
  quoteLife,
  quoteStanding,
  quoteStandings,
  quoteStates,
} from './quote'
export type { QuoteStanding, QuoteState } from './quote'
