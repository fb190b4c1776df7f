import { Refused } from '../../kernel'
import {
  guarded,
  newTwoStepSecret,
  renewRecoveryCodes,
  replaceRecoveryCodes,
  sendLetter,
  takeTwoStepCode,
  updatePerson,
} from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './account'

/** Nothing changes yet: the secret counts from the first code that proves it is in an app. */
export async function startTwoStep(
  ctx: MemberCtx,
  input: { password: string },
): Promise<{ secret: string; uri: string }> {
  const person = await loadSelf(ctx)
  if (person.twoStepSince) throw new Refused('identity.twoStepAlreadyOn')
  await provePassword(ctx, person, input.password)
  const { secret, uri, sealed } = newTwoStepSecret(ctx, person.email)
  await updatePerson(ctx, person.id, { twoStepSecret: sealed, twoStepLastStep: 0 })
  return { secret, uri }
}

export async function confirmTwoStep(ctx: MemberCtx, input: { code: string }): Promise<{ recoveryCodes: string[] }> {
  const person = await loadSelf(ctx)
  if (person.twoStepSince) throw new Refused('identity.twoStepAlreadyOn')
  if (!person.twoStepSecret) throw new Refused('identity.twoStepNotStarted')
  const keys = { account: `twoStep/${person.id}`, address: ctx.address }
  const isRight = await guarded(ctx, keys, () => takeTwoStepCode(ctx, person, input.code))
  if (!isRight) throw new Refused('identity.codeInvalid', { field: 'code', keepsChanges: true })
  await updatePerson(ctx, person.id, { twoStepSince: ctx.now() })
  const recoveryCodes = await renewRecoveryCodes(ctx, person.id)
  await ctx.record('identity.twoStepOn', {})
  await sendLetter(ctx, person, 'twoStepOn')
  return { recoveryCodes }
}

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

export async function renewOwnRecoveryCodes(
  ctx: MemberCtx,
  input: { password: string },
): Promise<{ recoveryCodes: string[] }> {
  const person = await loadSelf(ctx)
  if (!person.twoStepSince) throw new Refused('identity.twoStepNotOn')
  await provePassword(ctx, person, input.password)
  await ctx.record('identity.recoveryCodesRenewed', {})
  return { recoveryCodes: await renewRecoveryCodes(ctx, person.id) }
}
