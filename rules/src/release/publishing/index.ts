export { MAX_SLUG, slugOf, slugRefusal } from './address'
export { effectPercent, type PriceEffect, priceEffect, type PricePair, type ReleaseEffect } from './effect'
export {
  type Expiry,
  EXPIRY_NOTICE_DAYS,
  type ExpiryState,
  expiryState,
  expiryStates,
  firstExpiry,
  lastDayOf,
  renewalRefusal,
} from './expiry'
export {
  type Environment,
  environments,
  type Scheduled,
  type ShellAct,
  shellActs,
  shellLife,
  shellRefusal,
  type ShellState,
  shellStates,
  type ShellStatus,
  shellStatus,
  shellStatuses,
} from './life'
export { changeHows, changeKinds, type ReleaseChange, releaseChanges } from './release-changes'
