import type { SignUpView } from '@coverwright/contract/company/identity'
import type { BusinessType } from '@coverwright/rules/company/companies'
import { policyVersions, signUpStep } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import { hashSecret } from '../people'
import type { BaseCtx } from '../../platform/operations'
import { findSignUp, type SignUpRow } from './sign-up-store'

/** A sign-up that is still open, by its own secret. */
export async function loadSignUp(ctx: BaseCtx, signUp: string): Promise<SignUpRow> {
  const found = await findSignUp(ctx, { tokenHash: hashSecret(signUp) })
  if (!found) throw new Refused('identity.signUpExpired')
  return found
}

/** For steps that change something: what is finished stays as it is. */
export async function loadOpenSignUp(ctx: BaseCtx, signUp: string): Promise<SignUpRow> {
  const found = await loadSignUp(ctx, signUp)
  if (found.finishedAt) throw new Refused('identity.signUpFinished')
  return found
}

export function presentSignUp(row: SignUpRow): SignUpView {
  return {
    step: signUpStep({
      hasEmail: row.email !== null,
      hasVerifiedPhone: row.phoneVerifiedAt !== null,
      hasPassword: row.passwordHash !== null,
      isFinished: row.finishedAt !== null,
    }),
    company: {
      companyName: row.companyName,
      licenceNumber: row.licenceNumber,
      placeOfIncorporation: row.placeOfIncorporation,
      businessType: row.businessType as BusinessType,
      title: row.title,
    },
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    countryCode: row.phoneCountry,
    phone: row.phone,
    policies: policyVersions,
  }
}
