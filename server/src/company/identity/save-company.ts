import type { SignUpCompany, SignUpView } from '@coverwright/contract/company/identity'
import { SIGN_UP_LIFE_MS } from '@coverwright/rules/company/identity'
import { hashSecret, newSecret } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { refuseTakenCompany } from './check-company'
import { insertSignUp, updateSignUp } from './sign-up-store'
import { loadOpenSignUp, loadSignUp, presentSignUp } from './load-sign-up'

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
