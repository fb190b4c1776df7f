import type { RoleView } from '@coverwright/contract/company/members'
import {
  grantablePermissions,
  type Permission,
  type PermissionArea,
  permissions,
  permissionTable,
} from '@coverwright/rules/company/members'
import type { MemberCtx } from '../../platform/operations'
import { listRoles } from './list-roles'

type PermissionRow = { permission: Permission; area: PermissionArea; opens: string[]; isGrantable: boolean }

export async function listRolePermissions(
  ctx: MemberCtx,
): Promise<{ permissions: PermissionRow[]; roles: RoleView[] }> {
  const rows = permissions.map((permission) => ({
    permission,
    area: permissionTable[permission].area,
    opens: [...permissionTable[permission].opens],
    isGrantable: grantablePermissions.includes(permission) && ctx.member.permissions.includes(permission),
  }))
  return { permissions: rows, ...(await listRoles(ctx)) }
}
