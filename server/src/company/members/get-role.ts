import type { RoleView } from '@coverwright/contract/company/members'
import type { MemberCtx } from '../../platform/operations'
import { loadViewer } from './list-members'
import { presentRole } from './present'
import { listHolders } from './store'
import { loadRole } from './load-role'

export async function getRole(ctx: MemberCtx, { roleId }: { roleId: string }): Promise<RoleView> {
  const role = await loadRole(ctx, roleId)
  return presentRole(role, (await listHolders(ctx, roleId)).length, await loadViewer(ctx))
}
