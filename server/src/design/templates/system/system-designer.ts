import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { findPerson } from '../../../company/people'
import { Refused } from '../../../kernel'
import type { MemberCtx } from '../../../platform/operations'

/**
 * A role is any company's to give, so none makes somebody a designer of what all companies send: who runs the
 * installation names them by their addresses.
 */
export async function isSystemDesigner(ctx: MemberCtx): Promise<boolean> {
  if (ctx.config.systemDesigners.length === 0 || !ctx.member.permissions.includes('templates.write')) return false
  const person = await findPerson(ctx, ctx.member.id)
  return person !== null && ctx.config.systemDesigners.includes(person.email.toLowerCase())
}

export async function refuseOthers(ctx: MemberCtx) {
  if (!(await isSystemDesigner(ctx))) throw new Refused(FRAME_REFUSALS.noPermission)
}
