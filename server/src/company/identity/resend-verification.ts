import { refuseWritingTooOften } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { findWaitingSignUp } from './sign-up-store'
import { sendVerification } from './create-sign-up-password'

/** Sends the verifying mail again. Nothing in the answer or its time says whether there was anything to send. */
export async function resendVerification(ctx: StrangerCtx, input: { email: string }): Promise<{ done: true }> {
  await refuseWritingTooOften(ctx, 'verifyEmail', input.email)
  await sendVerification(ctx, await findWaitingSignUp(ctx, input.email), input.email)
  return { done: true }
}
