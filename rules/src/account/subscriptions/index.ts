export { type LineKind, lineKinds, periodRefusal, statementOf } from './statement'
export { daysOfMonth, endedMonths, monthRefusal } from './statement-month'
export {
  type Cycle,
  cycles,
  type Feature,
  features,
  hasFeature,
  isDowngrade,
  MAX_EXTRA_PASSES,
  NO_EXTRA_PASSES,
  type Pass,
  passes,
  passesOf,
  passRefusal,
  type Plan,
  PLAN_PASSES,
  planRefusal,
  type Tier,
  tierFacts,
  tiers,
  transactionSteps,
} from './plan'
export {
  billOf,
  type BillPrice,
  changeDay,
  type ChangeKind,
  changeKind,
  monthEnd,
  type Period,
  periodFrom,
  type PriceLine,
  type PriceLineKind,
  priceLineKinds,
  priceOfChange,
  priceOfPlan,
  prorated,
  type Running,
  unusedOf,
  withTax,
} from './plan-price'
export { currencyRefusal, feeOf, listPrice, MONTHS_OF_A_YEAR, passPrice, planFee } from './price-list'
export { limitedFrom, NOTICE_OF_LIMIT_DAYS, type Renewing, renewalStep, renewsFrom } from './renewal'
export { type Tax, taxOf } from './tax'
