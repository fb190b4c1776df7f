import { roleOperations, type RoleView } from '@coverwright/contract/company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { loadViewer } from './list-members'
import { presentRole } from './present'
import { countHolders, listRoleRows } from './store'

export async function listRoles(ctx: MemberCtx): Promise<{ roles: RoleView[]; may: 'create'[] }> {
  const [rows, holders, viewer] = [await listRoleRows(ctx), await countHolders(ctx), await loadViewer(ctx)]
  const may = mayDo(ctx.member, { create: roleOperations.createRole })
  return { roles: rows.map((row) => presentRole(row, holders.get(row.id) ?? 0, viewer)), may }
}
