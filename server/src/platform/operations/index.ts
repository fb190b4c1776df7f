export type { BaseCtx, CompanyCtx, Db, MemberCtx, StrangerCtx, Taking } from './ctx'
export { Desk } from './desk'
export { deriveKey } from './derive-key'
export { ANSWER_KEPT_MS } from './idempotency'
export { type Inbound, inbound, type InboundRequest } from './inbound'
export { actAsMember, actInside, insideCompany, type InsideParts } from './inside-company'
export { strangerCtx, type Surroundings } from './make-ctx'
export { mayDo } from './may-do'
export { newId } from './new-id'
export { AskingOutside } from './outside'
export { Pending } from './pending'
export { proveOperator } from './prove-operator'
export { on, type Reader } from './reader'
export {
  type Aside,
  bind,
  type BoundOperation,
  type Chore,
  type Job,
  job,
  type MemberJob,
  memberJob,
  type MountParts,
  type Room,
  type RoomSearch,
} from './room'
export { type Call, type Frame, runCall, SessionExpired } from './run-call'
export { type ConstraintRefusals, refusalAnswer } from './refusal-answer'
export type { Session, Sessions, TokenClaims } from './session'
export { deleteKeysUsedBefore, endStreamsOf, LIVE_CHANNEL } from './store'
