import { type Refusal, refusalOf } from '../../kernel'
import { companyDocuments } from './company'

/** Spec 4: Pending To Verify, Verified, Verification Failed, Pending To updated; and before anything was handed in. */
export const verificationStates = ['notSubmitted', 'pending', 'verified', 'failed', 'pendingUpdate'] as const
export type VerificationState = (typeof verificationStates)[number]
export type VerificationEvent = 'submit' | 'approve' | 'reject' | 'change'

/** `change`: the company edits something that had been verified. */
export const verificationLife: Record<VerificationState, Partial<Record<VerificationEvent, VerificationState>>> = {
  notSubmitted: { submit: 'pending' },
  pending: { approve: 'verified', reject: 'failed', change: 'pending' },
  verified: { change: 'pendingUpdate' },
  failed: { submit: 'pending', change: 'failed' },
  pendingUpdate: { submit: 'pending', approve: 'verified', reject: 'failed', change: 'pendingUpdate' },
}

type Submission = {
  mainBusinessAddress: string
  contactNumber: string
  officialEmail: string
  bankName: string
  hasBankAccount: boolean
  /** Spec 5: favicon required. */
  hasFavicon: boolean
  documents: Readonly<Record<string, string>>
}

/** What a profile still lacks before it can be handed in, as field names. */
export function missingForVerification(profile: Submission): string[] {
  const texts = ['mainBusinessAddress', 'contactNumber', 'officialEmail', 'bankName'] as const
  return [
    ...texts.filter((field) => profile[field].trim() === ''),
    ...(profile.hasBankAccount ? [] : ['bankAccountNumber']),
    ...(profile.hasFavicon ? [] : ['faviconFile']),
    ...companyDocuments.filter((document) => !profile.documents[document]),
  ]
}

export function submissionRefusal(
  state: VerificationState,
  profile: Submission,
): Refusal<'companies.nothingToSubmit' | 'companies.profileIncomplete'> | null {
  if (!verificationLife[state].submit) return refusalOf('companies.nothingToSubmit')
  const [first, ...others] = missingForVerification(profile)
  return first ? refusalOf('companies.profileIncomplete', { count: others.length + 1 }, first) : null
}
