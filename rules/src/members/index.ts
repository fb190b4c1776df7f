export {
  openedPaths,
  type Permission,
  type PermissionArea,
  permissionAreas,
  permissions,
  permissionTable,
} from './permissions'
export {
  DESIGNER_ROLE_NAMES,
  heldPermissions,
  type KeptRole,
  permissionsOf,
  roleName,
  rolePermissions,
  type Standing,
  standingOf,
  standings,
  type SystemRole,
  systemRoles,
} from './roles'
