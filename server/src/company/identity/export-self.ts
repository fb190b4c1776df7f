import { exportPerson } from '../members'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, type Proof, provePassword } from './own-account'

export async function exportSelf(ctx: MemberCtx, input: Proof): Promise<{ fileName: string; content: string }> {
  await provePassword(ctx, await loadSelf(ctx), input.password)
  return exportPerson(ctx, ctx.member.id)
}
