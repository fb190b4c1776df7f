import { erasePerson, exportPerson } from '../members'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './account'

type Proof = { password: string }

export async function exportSelf(ctx: MemberCtx, input: Proof): Promise<{ fileName: string; content: string }> {
  await provePassword(ctx, await loadSelf(ctx), input.password)
  return exportPerson(ctx, ctx.member.id)
}

export async function eraseSelf(ctx: MemberCtx, input: Proof): Promise<{ done: true }> {
  await provePassword(ctx, await loadSelf(ctx), input.password)
  await erasePerson(ctx, ctx.member.id)
  return { done: true }
}
