import type { SignUpEmail, SignUpView } from '@coverwright/contract/company/identity'
import { businessEmailRefusal, foldEmail, policyVersions } from '@coverwright/rules/company/identity'
import { isFreeProvider } from '@coverwright/rules/company/mailboxes'
import type { z } from 'zod'
import { Refused, refuseIf } from '../../kernel'
import { findPersonByEmail, mayWriteTo, sendLetter, withdrawLinks } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { loadOpenSignUp, presentSignUp } from './load-sign-up'
import { updateSignUp } from './sign-up-store'

/**
 * The second step. An address that has an account gets the same answer; only its mailbox learns more. A link that went to
 * the address before proves nothing about this one.
 */
export async function saveSignUpEmail(ctx: StrangerCtx, input: z.output<typeof SignUpEmail>): Promise<SignUpView> {
  const signUp = await loadOpenSignUp(ctx, input.signUp)
  refuseIf(businessEmailRefusal(input.email, isFreeProvider))
  if (input.privacyVersion !== policyVersions.privacy || input.termsVersion !== policyVersions.terms)
    throw new Refused('identity.agreementOutdated')
  const isNewAddress = signUp.emailKey !== foldEmail(input.email)
  const change = {
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    emailKey: foldEmail(input.email),
    language: input.language,
    agreement: {
      privacyVersion: input.privacyVersion,
      termsVersion: input.termsVersion,
      at: ctx.now().toISOString(),
      address: ctx.address,
    },
  }
  await updateSignUp(ctx, signUp.id, change)
  if (isNewAddress) await withdrawLinks(ctx, 'verifyEmail', signUp.id)
  if (isNewAddress && (await mayWriteTo(ctx, 'signUp', input.email))) await tellMailbox(ctx, input, signUp.companyName)
  return presentSignUp({ ...signUp, ...change })
}

async function tellMailbox(ctx: StrangerCtx, input: z.output<typeof SignUpEmail>, company: string) {
  const to = { email: input.email, language: input.language }
  if (await findPersonByEmail(ctx, input.email)) await sendLetter(ctx, to, 'alreadyRegistered', {}, '/log-in')
  else await sendLetter(ctx, to, 'signUpStarted', { company }, `/verify-phone-number?signUp=${input.signUp}`)
}
