import { sessionTopic } from '@coverwright/contract/company/identity'
import { passwordRefusal } from '@coverwright/rules/company/identity'
import { Refused, refuseIf } from '../../kernel'
import { setPassword } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './own-account'

type Change = { currentPassword: string; password: string; repeatedPassword: string }

export async function changePassword(ctx: MemberCtx, input: Change): Promise<{ done: true }> {
  const person = await loadSelf(ctx)
  refuseIf(passwordRefusal(input.password, input.repeatedPassword, [person.email, person.firstName, person.lastName]))
  await provePassword(ctx, person, input.currentPassword, 'currentPassword')
  if (input.password === input.currentPassword) throw new Refused('identity.samePassword', { field: 'password' })
  await setPassword(ctx, person, input.password, ctx.member.sessionId)
  await ctx.record('identity.passwordChanged', { address: ctx.address })
  await ctx.notify(sessionTopic, { memberId: person.id })
  return { done: true }
}
