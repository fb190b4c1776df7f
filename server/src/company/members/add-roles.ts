import type { MemberView } from '@coverwright/contract/company/members'
import type { MemberCtx } from '../../platform/operations'
import { loadListed } from './list-members'
import type { WithRoles } from './load-changeable'
import { setRoles } from './set-roles'

export async function addRoles(ctx: MemberCtx, input: WithRoles): Promise<MemberView> {
  const row = await loadListed(ctx, input.memberId, 'member')
  return setRoles(ctx, { ...input, roleIds: [...row.roles.map((role) => role.id), ...input.roleIds] })
}
