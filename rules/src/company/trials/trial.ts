import { type Refusal, refusalOf } from '../../kernel'

const DAY_MS = 24 * 60 * 60_000

/** Spec 9 says 21 days and once 30: 21 was decided. */
export const TRIAL_DAYS = 21

export type Trial = { endsAt: Date; upgradedAt: Date | null }

export const trialStatuses = ['running', 'expired', 'upgraded'] as const
export type TrialStatus = (typeof trialStatuses)[number]

/** An instant, so it is over everywhere at once: no time zone and no change of clocks makes it longer or shorter. */
export const trialEnd = (startedAt: Date, days = TRIAL_DAYS): Date => new Date(startedAt.getTime() + days * DAY_MS)

export function trialStatus(trial: Trial, now: Date): TrialStatus {
  if (trial.upgradedAt && trial.upgradedAt <= now) return 'upgraded'
  return trial.endsAt > now ? 'running' : 'expired'
}

/** The days that a person sees: the last day counts until it is over. */
export const trialDaysLeft = (trial: Trial, now: Date): number =>
  Math.max(0, Math.ceil((trial.endsAt.getTime() - now.getTime()) / DAY_MS))

/** Spec 6: a trial account lacks going online until it upgrades. */
export const goingLiveRefusal = (trial: Trial, now: Date): Refusal<'subscriptions.notInTrial'> | null =>
  trialStatus(trial, now) === 'upgraded' ? null : refusalOf('subscriptions.notInTrial')

export const trialRefusal = (trial: Trial, now: Date): Refusal<'subscriptions.trialExpired'> | null =>
  trialStatus(trial, now) === 'expired' ? refusalOf('subscriptions.trialExpired') : null
