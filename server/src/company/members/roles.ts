import { meTopic } from '@coverwright/contract/company/identity'
import { membersTopic, roleOperations, type RoleView } from '@coverwright/contract/company/members'
import { foldName } from '@coverwright/rules/company/companies'
import {
  grantablePermissions,
  grantRefusal,
  MAX_ROLES,
  type Permission,
  type PermissionArea,
  permissions,
  permissionsOf,
  permissionTable,
  roleEditRefusal,
  roleNameRefusal,
} from '@coverwright/rules/company/members'
import { Refused, refuseIf } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { loadViewer } from './list-members'
import { presentRole } from './present'
import {
  countHolders,
  deleteRoleRow,
  findRoles,
  insertRole,
  listHolders,
  listRoleRows,
  type RoleRow,
  updateRole,
} from './store'

export async function listRoles(ctx: MemberCtx): Promise<{ roles: RoleView[]; may: 'create'[] }> {
  const [rows, holders, viewer] = [await listRoleRows(ctx), await countHolders(ctx), await loadViewer(ctx)]
  const may = mayDo(ctx.member, { create: roleOperations.createRole })
  return { roles: rows.map((row) => presentRole(row, holders.get(row.id) ?? 0, viewer)), may }
}

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

export async function getRole(ctx: MemberCtx, { roleId }: { roleId: string }): Promise<RoleView> {
  const role = await loadRole(ctx, roleId)
  return presentRole(role, (await listHolders(ctx, roleId)).length, await loadViewer(ctx))
}

type Draft = { name: string; description: string }

export async function createRole(ctx: MemberCtx, draft: Draft & { permissions: Permission[] }): Promise<RoleView> {
  refuseIf(roleNameRefusal(draft.name))
  refuseIf(grantRefusal(ctx.member.permissions, draft.permissions))
  if ((await listRoleRows(ctx)).length >= MAX_ROLES)
    throw new Refused('members.roleLimit', { values: { limit: MAX_ROLES } })
  const id = ctx.newId()
  const { name, description, permissions: given } = draft
  await insertRole(ctx, { id, system: null, name, foldedName: foldName(name), description, permissions: given })
  await ctx.record('members.roleCreated', { roleId: id, name, permissions: given })
  await ctx.notify(membersTopic)
  return getRole(ctx, { roleId: id })
}

/** Only what is added must be the giver's own: taking away needs nothing. */
export async function setRolePermissions(
  ctx: MemberCtx,
  input: { roleId: string; permissions: Permission[] },
): Promise<RoleView> {
  const role = await loadRole(ctx, input.roleId)
  refuseIf(roleEditRefusal(role))
  const before = permissionsOf(role)
  refuseIf(
    grantRefusal(
      ctx.member.permissions,
      input.permissions.filter((permission) => !before.includes(permission)),
    ),
  )
  await updateRole(ctx, role.id, { permissions: input.permissions })
  await ctx.record('members.rolePermissionsChanged', { roleId: role.id, from: before, to: input.permissions })
  for (const memberId of await listHolders(ctx, role.id)) await ctx.notify(meTopic, { memberId })
  return getRole(ctx, { roleId: role.id })
}

export async function renameRole(ctx: MemberCtx, input: Draft & { roleId: string }): Promise<RoleView> {
  const role = await loadOwnRole(ctx, input.roleId)
  const { name, description } = input
  refuseIf(roleNameRefusal(name))
  await updateRole(ctx, role.id, { name, foldedName: foldName(name), description })
  await ctx.record('members.roleRenamed', { roleId: role.id, from: role.name, to: name })
  for (const memberId of await listHolders(ctx, role.id)) await ctx.notify(meTopic, { memberId })
  return getRole(ctx, { roleId: role.id })
}

export async function deleteRole(ctx: MemberCtx, { roleId }: { roleId: string }): Promise<{ done: true }> {
  const role = await loadOwnRole(ctx, roleId)
  const holders = await listHolders(ctx, roleId)
  if (holders.length > 0) throw new Refused('members.roleHeld', { values: { count: holders.length } })
  await deleteRoleRow(ctx, roleId)
  await ctx.record('members.roleDeleted', { roleId, name: role.name })
  await ctx.notify(membersTopic)
  return { done: true }
}

async function loadRole(ctx: MemberCtx, roleId: string): Promise<RoleRow> {
  const [role] = await findRoles(ctx, [roleId])
  if (!role) throw new Refused('members.role.notFound')
  return role
}

/** The guard of the console looks for the system roles by name, so those keep theirs. */
async function loadOwnRole(ctx: MemberCtx, roleId: string): Promise<RoleRow> {
  const role = await loadRole(ctx, roleId)
  if (role.system !== null) throw new Refused('members.roleFixed')
  return role
}
