import { foldEmail } from '@coverwright/rules/company/identity'
import { findPersonByEmail, issueCode, resendAfterSeconds, sendLetter } from '../people'
import type { StrangerCtx } from '../../platform/operations'

/** Every address gets a code's row, a mail and the same answer; only the mail says whether there is an account. */
export async function sendResetCode(
  ctx: StrangerCtx,
  input: { email: string },
): Promise<{ resendAfterSeconds: number }> {
  const person = await findPersonByEmail(ctx, input.email)
  const code = await issueCode(ctx, 'resetPassword', foldEmail(input.email))
  const to = { email: person?.email ?? input.email, language: person?.language ?? '' }
  if (person) await sendLetter(ctx, to, 'resetCode', { code })
  else await sendLetter(ctx, to, 'resetUnknown')
  return { resendAfterSeconds }
}
