export type { BaseCtx, CompanyCtx, Db, Member, MemberCtx, StrangerCtx } from './ctx'
export { deriveKey } from './derive-key'
export { ANSWER_KEPT_MS } from './idempotency'
export { type CallFacts, companyCtx, PendingAudit, strangerCtx, type Surroundings } from './make-ctx'
export { newId } from './new-id'
export {
  bind,
  type BoundOperation,
  type Chore,
  type CtxOf,
  type Job,
  job,
  type MountParts,
  type Room,
  type Verb,
} from './room'
export { type Call, type Frame, runCall, SessionExpired } from './run-call'
export { refusalAnswer } from './refusal-answer'
export type { Session, Sessions, TokenClaims } from './session'
export { deleteKeysUsedBefore, LIVE_CHANNEL } from './store'
