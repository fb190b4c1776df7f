import type { Day } from '../../kernel'

/** What a policy is on a day; read off its dates, never stored. */
export const policyStates = ['upcoming', 'inForce', 'ended', 'cancelled'] as const
export type PolicyState = (typeof policyStates)[number]

export type Cover = {
  readonly startsOn: Day
  /** The last day of cover. */
  readonly endsOn: Day
  /** The first day without cover. */
  readonly cancelledOn: Day | null
}

/**
 * A cancellation that counts from a later day leaves the policy in force until then; one that counts from the first day
 * leaves nothing to wait for.
 */
export function policyStateOn({ startsOn, endsOn, cancelledOn }: Cover, day: Day): PolicyState {
  if (cancelledOn !== null && cancelledOn <= Math.max(day, startsOn)) return 'cancelled'
  if (day < startsOn) return 'upcoming'
  return day <= endsOn ? 'inForce' : 'ended'
}
