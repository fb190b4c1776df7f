import type { SignUpStep } from '@coverwright/rules/company/identity'
import type { ScreenPath } from '../../../platform/routes'

export type StepKey = 'company' | 'email' | 'phone' | 'password' | 'mail'

/** The five steps, each an address. */
export const stepPaths: Readonly<Record<StepKey, ScreenPath>> = {
  company: '/signUp-company-info',
  email: '/signUp-email',
  phone: '/verify-phone-number',
  password: '/create-password',
  mail: '/signUp-success',
}

export const stepKeys = Object.keys(stepPaths) as StepKey[]

/** Where a sign-up goes on, by what the server says of it. */
export const stepOf: Readonly<Record<Exclude<SignUpStep, 'done'>, StepKey>> = {
  companyInfo: 'company',
  email: 'email',
  phone: 'phone',
  password: 'password',
  verifyEmail: 'mail',
}

/** The address where it goes on; a finished one has no step left but to sign in. */
export const pathOf = (step: SignUpStep): ScreenPath => (step === 'done' ? '/' : stepPaths[stepOf[step]])

const place = (key: StepKey) => stepKeys.indexOf(key)

/** A step that was not reached yet leads back to the one that is missing. Steps behind stay open. */
export const stepInstead = (asked: StepKey, reached: StepKey): StepKey | null =>
  place(asked) > place(reached) ? reached : null

export const isBehind = (key: StepKey, reached: StepKey): boolean => place(key) < place(reached)
