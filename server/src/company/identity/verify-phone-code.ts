import type { SignUpView } from '@coverwright/contract/company/identity'
import { Refused } from '../../kernel'
import { takeCode } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { loadOpenSignUp, presentSignUp } from './load-sign-up'
import { updateSignUp } from './sign-up-store'

export async function verifyPhoneCode(ctx: StrangerCtx, input: { signUp: string; code: string }): Promise<SignUpView> {
  const signUp = await loadOpenSignUp(ctx, input.signUp)
  if (!signUp.phoneCountry || !signUp.phone) throw new Refused('identity.signUpOutOfOrder')
  await takeCode(ctx, 'signUpPhone', `${signUp.phoneCountry}${signUp.phone}`, input.code)
  const phoneVerifiedAt = ctx.now()
  await updateSignUp(ctx, signUp.id, { phoneVerifiedAt })
  return presentSignUp({ ...signUp, phoneVerifiedAt })
}
