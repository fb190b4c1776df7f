import type { Day } from '../../kernel'

/** Spec 9 and the certificate alike: said before they end. */
export const DOMAIN_NOTICE_DAYS = [30, 14, 3] as const
/** A certificate is renewed while so much of its life is left that a week without its maker is no trouble. */
export const RENEW_CERTIFICATE_DAYS = 30
/** A bought domain that renews itself is charged from so many days before its end on, once a day. */
export const CHARGE_DAYS = 14

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const TRY_AGAIN_MINUTES = [1, 5, 30, 120, 360, 720] as const

/** After so many failures in a row; it never gives up, because days without an answer happen. */
export function nextTryAt(failures: number, now: Date): Date {
  const place = Math.min(Math.max(failures, 1), TRY_AGAIN_MINUTES.length) - 1
  return new Date(now.getTime() + (TRY_AGAIN_MINUTES[place] ?? 720) * MINUTE_MS)
}

/** A time that lies further ahead than any wait was noted by a clock that ran ahead: it keeps nobody waiting. */
export const isTryDue = (nextTry: Date | null, now: Date): boolean =>
  nextTry === null || nextTry <= now || nextTry > nextTryAt(TRY_AGAIN_MINUTES.length, now)

/** Whoever claimed a name is asked for it again once a day; also when the last look lies ahead of the clock. */
const RECHECK_MS = 20 * 60 * MINUTE_MS
export const isRecheckDue = (checkedAt: Date | null, now: Date): boolean =>
  checkedAt === null || now < checkedAt || now.getTime() - checkedAt.getTime() >= RECHECK_MS

/** Short-lived certificates are renewed after two thirds of their life. */
export function renewCertificateAt(from: Date, until: Date): Date {
  const life = until.getTime() - from.getTime()
  return new Date(until.getTime() - Math.min(RENEW_CERTIFICATE_DAYS * DAY_MS, life / 3))
}

/** The notice that is due today, in days before the end; null when it was given, or none is due. */
export function dueNotice(endsOn: Day, today: Day, noticed: number | null): number | null {
  if (today > endsOn) return null
  const days = [...DOMAIN_NOTICE_DAYS].reverse().find((each) => endsOn - today <= each)
  return days !== undefined && (noticed === null || noticed > days) ? days : null
}

/** Once a day while it ends, and as long again afterwards: who gives a card a year later has not asked for this name. */
export const isChargeDue = (paidUntil: Day, today: Day, triedOn: Day | null): boolean =>
  Math.abs(paidUntil - today) <= CHARGE_DAYS && triedOn !== today
