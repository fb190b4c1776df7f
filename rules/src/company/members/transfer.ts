import { type Refusal, refusalOf } from '../../kernel'
import type { Standing } from './roles'

export const transferStates = ['pending', 'accepted', 'cancelled', 'expired'] as const
export type TransferStatus = (typeof transferStates)[number]

type Candidate = { standing: Standing; isActive: boolean; isEmailVerified: boolean }

export type TransferRefusal = Refusal<
  'members.transferOnlyToSecondary' | 'members.transferToInactive' | 'members.companyEmailNotVerified'
>

/** Spec 6: only to a secondary user; spec 8: whose email must be verified. */
export function transferRefusal(candidate: Candidate): TransferRefusal | null {
  if (!candidate.isActive) return refusalOf('members.transferToInactive', undefined, 'memberId')
  if (candidate.standing !== 'secondary') return refusalOf('members.transferOnlyToSecondary', undefined, 'memberId')
  if (!candidate.isEmailVerified) return refusalOf('members.companyEmailNotVerified', undefined, 'memberId')
  return null
}

/** Expiry is for the clock to say. */
export function transferStatus(transfer: { state: string; expiresAt: Date }, now: Date): TransferStatus {
  if (transfer.state === 'pending' && transfer.expiresAt <= now) return 'expired'
  return transferStates.find((state) => state === transfer.state) ?? 'cancelled'
}
