import type { PolicyState } from '@coverwright/rules/selling/policies'
import type { Tone } from '@coverwright/ui/state-tag'

export const policyTones: Record<PolicyState, Tone> = {
  upcoming: 'info',
  inForce: 'success',
  ended: 'neutral',
  cancelled: 'danger',
}

export const policyAt = (id: string) => `/policy-engine?policy=${id}`
