import { Refused } from '../../kernel'
import { guarded, renewRecoveryCodes, sendLetter, takeTwoStepCode, updatePerson } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf } from './own-account'

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
