import { sessionTopic } from '@coverwright/contract/company/identity'
import { foldEmail, passwordRefusal } from '@coverwright/rules/company/identity'
import { Refused, refuseIf } from '../../kernel'
import {
  findPerson,
  findPersonByEmail,
  issueCode,
  issueLink,
  isPassword,
  resendAfterSeconds,
  sendLetter,
  setPassword,
  takeCode,
  takeLink,
} from '../people'
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

export async function verifyResetCode(
  ctx: StrangerCtx,
  input: { email: string; code: string },
): Promise<{ reset: string }> {
  await takeCode(ctx, 'resetPassword', foldEmail(input.email), input.code)
  const person = await findPersonByEmail(ctx, input.email)
  if (!person) throw new Refused('identity.codeInvalid', { field: 'code', keepsChanges: true })
  return { reset: await issueLink(ctx, 'resetPassword', { subject: person.id, company: person.homeCompany }) }
}

type NewPassword = { reset: string; password: string; repeatedPassword: string }

export async function resetPassword(ctx: StrangerCtx, input: NewPassword): Promise<{ done: true }> {
  const link = await takeLink(ctx, 'resetPassword', input.reset)
  const person = await findPerson(ctx, link.subject)
  if (!person) throw new Refused('identity.linkExpired')
  const own = [person.email, person.firstName, person.lastName]
  refuseIf(passwordRefusal(input.password, input.repeatedPassword, own))
  if (await isPassword(input.password, person.passwordHash))
    throw new Refused('identity.samePassword', { field: 'password' })
  await setPassword(ctx, person, input.password)
  const company = await ctx.enterCompany(person.homeCompany, person.id)
  await company.record('identity.passwordReset', { address: ctx.address })
  await company.notify(sessionTopic, { memberId: person.id })
  return { done: true }
}
