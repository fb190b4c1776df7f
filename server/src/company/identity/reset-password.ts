import { sessionTopic } from '@coverwright/contract/company/identity'
import { passwordRefusal } from '@coverwright/rules/company/identity'
import { Refused, refuseIf } from '../../kernel'
import { findPerson, isPassword, setPassword, takeLink } from '../people'
import type { StrangerCtx } from '../../platform/operations'

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
