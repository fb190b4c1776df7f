import { erasePerson } from '../members'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, type Proof, provePassword } from './own-account'

export async function eraseSelf(ctx: MemberCtx, input: Proof): Promise<{ done: true }> {
  await provePassword(ctx, await loadSelf(ctx), input.password)
  await erasePerson(ctx, ctx.member.id)
  return { done: true }
}
