import type { LinkPurpose } from './life'

/** Mails that ask somebody to confirm something, and whose outcome whoever holds the link may see. */
export const confirmationPurposes = [
  'verifyEmail',
  'invitation',
  'transferPrimary',
] as const satisfies readonly LinkPurpose[]
export type ConfirmationPurpose = (typeof confirmationPurposes)[number]

/** Pending To Verify, Verified, Verification Failed, Link expired. */
export const confirmationStates = ['pending', 'verified', 'failed', 'expired'] as const
export type ConfirmationState = (typeof confirmationStates)[number]

type SentLink = { takenAt: Date | null; expiresAt: Date }

/** A link that nobody sent has failed; a used one is verified, however old it is. */
export function confirmationState(link: SentLink | null, now: Date): ConfirmationState {
  if (!link) return 'failed'
  if (link.takenAt) return 'verified'
  return link.expiresAt <= now ? 'expired' : 'pending'
}
