export { openedPaths, type Permission, type PermissionArea, permissionAreas, permissions, permissionTable } from './permissions'
export { DESIGNER_ROLE_NAMES, roleName, rolePermissions, type SystemRole, systemRoles } from './roles'
