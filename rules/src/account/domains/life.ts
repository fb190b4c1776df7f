import { type Day, type Refusal, refusalOf } from '../../kernel'

/** What is kept of a domain's way; what the clock and its binding say is derived from it. */
export const domainStages = ['apply', 'pending', 'binding', 'ready'] as const
export type DomainStage = (typeof domainStages)[number]

/** Bought here, or owned by the company and connected. */
export const domainWays = ['bought', 'owned'] as const
export type DomainWay = (typeof domainWays)[number]

/** Spec 6: Apply, Binding (being created), Success, Expired; also pending and connected. `available` is a name that nobody has yet. */
export const domainStates = ['apply', 'pending', 'binding', 'connected', 'success', 'expired'] as const
export type DomainState = (typeof domainStates)[number]

/** A claim whose record is gone is served for so long: somebody may be moving to another name server. */
export const CLAIM_GRACE_DAYS = 3
const DAY_MS = 86_400_000

export type DomainFacts = {
  readonly stage: DomainStage
  readonly isBound: boolean
  /** The last day that is paid for; null for a domain that the company owns elsewhere. */
  readonly paidUntil: Day | null
  /** Since when its claim is not found any more. */
  readonly lostAt: Date | null
  readonly certificateUntil: Date | null
}

export const claimEnds = (lostAt: Date): Date => new Date(lostAt.getTime() + CLAIM_GRACE_DAYS * DAY_MS)

export function domainState(of: DomainFacts, now: Date, today: Day): DomainState {
  if (of.stage === 'apply' || of.stage === 'pending') return of.stage
  if (of.paidUntil !== null && of.paidUntil < today) return 'expired'
  if (of.lostAt && claimEnds(of.lostAt) <= now) return 'expired'
  if (of.stage === 'binding') return 'binding'
  if (of.certificateUntil && of.certificateUntil <= now) return 'expired'
  return of.isBound ? 'success' : 'connected'
}

export const domainActs = ['bind', 'check', 'renew', 'delete', 'change'] as const
export type DomainAct = (typeof domainActs)[number]

/** What may be done in each state. */
const ACTS: Record<DomainState, readonly DomainAct[]> = {
  apply: ['delete'],
  pending: ['check', 'delete'],
  binding: ['bind', 'change', 'delete'],
  connected: ['bind', 'check', 'change', 'renew', 'delete'],
  success: ['bind', 'check', 'change', 'renew', 'delete'],
  expired: ['check', 'renew', 'change', 'delete'],
}

/** Records are looked up for what the company owns; what was bought is renewed, and stays the company's while it is paid for. */
export function mayAct(state: DomainState, way: DomainWay, act: DomainAct): boolean {
  if (act === 'check' && way === 'bought') return false
  if (act === 'renew' && way === 'owned') return false
  if (act === 'delete' && way === 'bought' && state !== 'apply') return false
  return ACTS[state].includes(act)
}

export const actRefusal = (state: DomainState, way: DomainWay, act: DomainAct): Refusal<'domains.notNow'> | null =>
  mayAct(state, way, act) ? null : refusalOf('domains.notNow')
