import type { Day } from '../../kernel'

/** What a policy is on a day; read off its dates, never stored. */
export const policyStates = ['upcoming', 'inForce', 'ended', 'cancelled'] as const
export type PolicyState = (typeof policyStates)[number]

type Dates = {
  readonly startsOn: Day
  /** The last day of cover. */
  readonly endsOn: Day
  /** The first day without cover. */
  readonly cancelledOn: Day | null
}

/** A cancellation that counts from a later day leaves the policy in force until then. */
export function policyStateOn({ startsOn, endsOn, cancelledOn }: Dates, day: Day): PolicyState {
  if (cancelledOn !== null && cancelledOn <= day) return 'cancelled'
  if (day < startsOn) return 'upcoming'
  return day <= endsOn ? 'inForce' : 'ended'
}
