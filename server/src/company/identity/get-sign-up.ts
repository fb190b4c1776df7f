import type { SignUpView } from '@coverwright/contract/company/identity'
import type { StrangerCtx } from '../../platform/operations'
import { loadSignUp, presentSignUp } from './load-sign-up'

export async function getSignUp(ctx: StrangerCtx, input: { signUp: string }): Promise<SignUpView> {
  return presentSignUp(await loadSignUp(ctx, input.signUp))
}
