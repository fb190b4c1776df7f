import { Refused } from '../../kernel'
import { renewRecoveryCodes } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './own-account'

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
