import { z } from 'zod'
import { Done, meTopic } from '../identity'
import { may, operation, type Operations } from '../../platform'
import { GivenPermissions, PermissionRow, RoleDraft, RoleView } from './schema'
import { membersTopic } from './topics'

const writes = { may: 'members.write', writes: true } as const
const OneRole = z.object({ roleId: z.uuid() })

/** Roles and what they allow: `/users`. */
export const roleOperations = {
  listRoles: operation({
    get: '/v1/permission/role/getRoleList',
    may: 'members.read',
    takes: z.object({}),
    gives: z.object({ roles: z.array(RoleView), may: may('create') }),
    changesWith: [membersTopic, meTopic],
    says: 'The roles of the company',
  }),
  listRolePermissions: operation({
    get: '/v1/permissions/getRolePermissions',
    may: 'members.read',
    takes: z.object({}),
    gives: z.object({ permissions: z.array(PermissionRow), roles: z.array(RoleView) }),
    changesWith: [membersTopic, meTopic],
    says: 'The whole matrix: every permission by area, every role',
  }),
  getRole: operation({
    post: '/v1/permissions/getPermissionsListById',
    may: 'members.read',
    takes: OneRole,
    gives: RoleView,
    says: "One role's permission list",
  }),
  createRole: operation({
    post: '/v1/permissions/createPermissionsRole',
    ...writes,
    takes: RoleDraft.extend({ permissions: GivenPermissions.default([]) }),
    gives: RoleView,
    says: 'A new role with name, description and permissions',
  }),
  setRolePermissions: operation({
    post: '/v1/permissions/addRolePermissions',
    ...writes,
    takes: OneRole.extend({ permissions: GivenPermissions }),
    gives: RoleView,
    says: "Sets a role's permission list; who holds it has it on the next call",
  }),
  renameRole: operation({
    post: '/v1/permissions/updatePermissionsRole',
    ...writes,
    takes: OneRole.extend(RoleDraft.shape),
    gives: RoleView,
    says: 'Changes the name and description of a role of the company',
  }),
  deleteRole: operation({
    post: '/v1/permissions/deletePermissionsRole',
    ...writes,
    takes: OneRole,
    gives: Done,
    says: 'Deletes a role that nobody holds',
  }),
} satisfies Operations
