import { Refused } from '../../kernel'
import { replaceRecoveryCodes, sendLetter, updatePerson } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './own-account'

export async function stopTwoStep(ctx: MemberCtx, input: { password: string }): Promise<{ done: true }> {
  const person = await loadSelf(ctx)
  if (!person.twoStepSince) throw new Refused('identity.twoStepNotOn')
  await provePassword(ctx, person, input.password)
  await updatePerson(ctx, person.id, { twoStepSecret: null, twoStepSince: null, twoStepLastStep: 0 })
  await replaceRecoveryCodes(ctx, person.id, [])
  await ctx.record('identity.twoStepOff', {})
  await sendLetter(ctx, person, 'twoStepOff', {}, '/account')
  return { done: true }
}
