import type { SignUpPassword, SignUpView } from '@coverwright/contract/company/identity'
import { passwordRefusal } from '@coverwright/rules/company/identity'
import type { z } from 'zod'
import { Refused, refuseIf } from '../../kernel'
import { findPersonByEmail, hashPassword, issueLink, mayWriteTo, sendLetter } from '../people'
import type { BaseCtx, StrangerCtx } from '../../platform/operations'
import { loadOpenSignUp, presentSignUp } from './load-sign-up'
import { type SignUpRow, updateSignUp } from './sign-up-store'

/**
 * The fourth step. Nothing but the mailbox is missing then; nobody and no company exists before it is proved. Another
 * password a moment later sends no other mail: the link in the first one still works.
 */
export async function createSignUpPassword(
  ctx: StrangerCtx,
  input: z.output<typeof SignUpPassword>,
): Promise<SignUpView> {
  const signUp = await loadOpenSignUp(ctx, input.signUp)
  if (!signUp.email || !signUp.phoneVerifiedAt) throw new Refused('identity.signUpOutOfOrder')
  refuseIf(passwordRefusal(input.password, input.repeatedPassword, [signUp.email, signUp.companyName]))
  const passwordHash = await hashPassword(input.password)
  await updateSignUp(ctx, signUp.id, { passwordHash })
  if (await mayWriteTo(ctx, 'signUpPassword', signUp.email)) await sendVerification(ctx, signUp, signUp.email)
  return presentSignUp({ ...signUp, passwordHash })
}

/** A link is made for every address, so that each takes as long; only who has a sign-up and no account is sent it. */
export async function sendVerification(ctx: BaseCtx, signUp: SignUpRow | null, email: string) {
  const link = await issueLink(ctx, 'verifyEmail', { subject: signUp?.id ?? ctx.newId() })
  const person = await findPersonByEmail(ctx, email)
  const to = { email, language: person?.language ?? signUp?.language ?? '' }
  if (signUp && !person)
    await sendLetter(ctx, to, 'verifyEmail', { company: signUp.companyName }, `/email-verify-success?link=${link}`)
  else if (person) await sendLetter(ctx, to, 'alreadyRegistered', {}, '/log-in')
  else await sendLetter(ctx, to, 'nothingToVerify', {}, '/signUp-company-info')
}
