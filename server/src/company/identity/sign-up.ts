import type { SignUpCompany, SignUpView } from '@coverwright/contract/company/identity'
import type { BusinessType } from '@coverwright/rules/company/companies'
import { policyVersions, SIGN_UP_LIFE_MS, signUpStep } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import { hashSecret, newSecret } from '../people'
import type { BaseCtx, StrangerCtx } from '../../platform/operations'
import { refuseTakenCompany } from './check-company'
import { findSignUp, insertSignUp, type SignUpRow, updateSignUp } from './sign-up-store'

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

export async function getSignUp(ctx: StrangerCtx, input: { signUp: string }): Promise<SignUpView> {
  return presentSignUp(await loadSignUp(ctx, input.signUp))
}

type Saved = SignUpCompany & { signUp?: string | undefined }

/** The first step: begins a sign-up, or changes the company of one that has begun. */
export async function saveCompany(ctx: StrangerCtx, input: Saved): Promise<{ signUp: string; view: SignUpView }> {
  await refuseTakenCompany(ctx, input)
  const { signUp: known, ...company } = input
  if (known) {
    const found = await loadOpenSignUp(ctx, known)
    await updateSignUp(ctx, found.id, company)
    return { signUp: known, view: presentSignUp({ ...found, ...company }) }
  }
  const [id, signUp, now] = [ctx.newId(), newSecret(ctx), ctx.now()]
  const expiresAt = new Date(now.getTime() + SIGN_UP_LIFE_MS)
  await insertSignUp(ctx, { id, tokenHash: hashSecret(signUp), ...company, createdAt: now, expiresAt })
  return { signUp, view: presentSignUp(await loadSignUp(ctx, signUp)) }
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
