import { phoneRefusal, trimPhone } from '@coverwright/rules/company/identity'
import { Refused, refuseIf } from '../../kernel'
import { issueCode, resendAfterSeconds, sendCodeSms } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { loadOpenSignUp } from './load-sign-up'
import { updateSignUp } from './sign-up-store'

type Phone = { signUp: string; countryCode: string; phone: string }

/** The third step. The code is bound to this sign-up and this number, and a number gets only so many in an hour. */
export async function sendPhoneCode(ctx: StrangerCtx, input: Phone): Promise<{ resendAfterSeconds: number }> {
  const signUp = await loadOpenSignUp(ctx, input.signUp)
  if (!signUp.email) throw new Refused('identity.signUpOutOfOrder')
  refuseIf(phoneRefusal(input.countryCode, input.phone))
  const number = `${input.countryCode}${trimPhone(input.phone)}`
  const code = await issueCode(ctx, 'signUpPhone', number)
  await updateSignUp(ctx, signUp.id, {
    phoneCountry: input.countryCode,
    phone: trimPhone(input.phone),
    phoneVerifiedAt: null,
  })
  await sendCodeSms(ctx, number, signUp.language, code)
  return { resendAfterSeconds }
}
