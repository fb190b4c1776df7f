import { type AuthorityView, underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { countHolders } from '../../company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { limitsByRole } from './limits-by-role'

export async function listAuthority(ctx: MemberCtx): Promise<AuthorityView> {
  const holders = await countHolders(ctx)
  const roles = (await limitsByRole(ctx)).map(({ role, limit }) => ({
    roleId: role.id,
    name: role.name,
    system: role.system,
    memberCount: holders.get(role.id) ?? 0,
    isFixed: role.system === 'primary',
    limit,
  }))
  return { roles, may: mayDo(ctx.member, { edit: underwritingOperations.saveAuthority }) }
}
