export { moneyPartKinds } from './price-record'
export type { MoneyPart, MoneyPartKind, PriceRecord } from './price-record'
