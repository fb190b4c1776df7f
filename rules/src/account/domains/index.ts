export {
  actRefusal,
  CLAIM_GRACE_DAYS,
  claimEnds,
  type DomainAct,
  domainActs,
  type DomainFacts,
  type DomainStage,
  type DomainState,
  domainState,
  domainStates,
  type DomainWay,
  domainWays,
  mayAct,
} from './life'
export { type DomainName, isNameRefusal, type NameFacts, readDomainName } from './name'
export { soldEndings, suggestedNames, yearPrice } from './prices'
export {
  claimRecord,
  type DnsRecord,
  type Found,
  isGone,
  isProven,
  type LookUpFailure,
  lookUpFailures,
  recordKinds,
  routeRecord,
  type Target,
} from './records'
export { type TargetKind, targetKinds } from './targets'
export { dueNotice, isChargeDue, isRecheckDue, isTryDue, nextTryAt, renewCertificateAt } from './upkeep'
