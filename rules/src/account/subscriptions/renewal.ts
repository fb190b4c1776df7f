import type { Day } from '../../kernel'
import type { Cycle } from './plan'

/** Spec 9: a yearly plan renews itself; it is said before. */
export const NOTICE_DAYS = [30, 7] as const
/** After the first try; the last one is followed by the limit. */
export const RETRY_DAYS = [0, 3, 7, 13] as const
/** Nothing changes for what is online before this many days of notice are over. */
export const NOTICE_OF_LIMIT_DAYS = 14

export type Renewing = {
  readonly cycle: Cycle
  readonly paidUntil: Day
  /** The first and the last try to charge what is due; null while nothing is. */
  readonly firstTriedOn: Day | null
  readonly triedOn: Day | null
  /** The notice that was given last, in days before; null when none was. */
  readonly noticed: number | null
  readonly isLimited: boolean
}

export type RenewalStep =
  | { readonly kind: 'notice'; readonly days: number }
  /** `forget`: nothing is due, and what was tried or limited was so by a clock that ran ahead. */
  | { readonly kind: 'charge' | 'limit' | 'forget' }

export const dueOn = ({ paidUntil }: Pick<Renewing, 'paidUntil'>): Day => paidUntil + 1

/** Counted from the first failed charge, which is when it is said: a server that slept for weeks takes nothing from anybody. */
export const limitedFrom = (firstTriedOn: Day): Day => firstTriedOn + NOTICE_OF_LIMIT_DAYS

/**
 * The first day that a renewal is for: the first that is not paid, unless nobody tried to charge it for longer than a
 * notice takes. Then the company was closed or nobody served it, and those days cost nothing.
 */
export function renewsFrom(of: Pick<Renewing, 'paidUntil' | 'firstTriedOn'>, today: Day): Day {
  const due = dueOn(of)
  return of.firstTriedOn === null && today > due + NOTICE_OF_LIMIT_DAYS ? today : due
}

/** What is to be done about a subscription today; doing it and asking again gives null. A day that was missed is caught up with. */
export function renewalStep(of: Renewing, today: Day): RenewalStep | null {
  const due = dueOn(of)
  if (today < due) {
    if (of.firstTriedOn !== null || of.isLimited) return { kind: 'forget' }
    if (of.cycle === 'monthly') return null
    const days = [...NOTICE_DAYS].reverse().find((each) => today >= due - each)
    return days !== undefined && (of.noticed === null || of.noticed > days) ? { kind: 'notice', days } : null
  }
  if (of.isLimited) return null
  const { firstTriedOn, triedOn } = of
  if (firstTriedOn === null || triedOn === null) return { kind: 'charge' }
  if (today >= limitedFrom(firstTriedOn)) return { kind: 'limit' }
  const retryOn = firstTriedOn + ([...RETRY_DAYS].reverse().find((each) => today >= firstTriedOn + each) ?? 0)
  return triedOn < retryOn ? { kind: 'charge' } : null
}
