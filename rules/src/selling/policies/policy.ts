import type { Day } from '../../kernel'

/** What can be written about a policy, one after another and never taken back. */
export const policyTransactionKinds = ['issue', 'endorse', 'renew', 'cancel', 'reinstate'] as const
export type PolicyTransactionKind = (typeof policyTransactionKinds)[number]

export const policyStates = ['upcoming', 'inForce', 'ended', 'cancelled'] as const
export type PolicyState = (typeof policyStates)[number]

/** Days of cover, the first and the last included; from `cancelledOn` on there is none. */
export type Cover = { readonly startsOn: Day; readonly endsOn: Day; readonly cancelledOn: Day | null }

/** Read off the calendar, never stored. One that is cancelled from a later day on is still in force until then. */
export function policyStateOn({ startsOn, endsOn, cancelledOn }: Cover, today: Day): PolicyState {
  if (cancelledOn !== null && cancelledOn <= Math.max(today, startsOn)) return 'cancelled'
  if (today < startsOn) return 'upcoming'
  return today > endsOn ? 'ended' : 'inForce'
}
