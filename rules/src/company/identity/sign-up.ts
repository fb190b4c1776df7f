/** The policies a person agrees to at sign-up, with the version that is shown now. */
export const policyVersions = { privacy: '2026-01', terms: '2026-01' } as const

export const signUpSteps = ['companyInfo', 'email', 'phone', 'password', 'verifyEmail', 'done'] as const
export type SignUpStep = (typeof signUpSteps)[number]

export type SignUpProgress = {
  hasEmail: boolean
  hasVerifiedPhone: boolean
  hasPassword: boolean
  isFinished: boolean
}

/** Where a sign-up goes on after a reload. */
export function signUpStep(progress: SignUpProgress): SignUpStep {
  if (progress.isFinished) return 'done'
  if (!progress.hasEmail) return 'email'
  if (!progress.hasVerifiedPhone) return 'phone'
  if (!progress.hasPassword) return 'password'
  return 'verifyEmail'
}
