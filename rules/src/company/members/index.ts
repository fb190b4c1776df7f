export { grantRefusal, memberChangeRefusal, roleEditRefusal } from './changes'
export { type ListedInvitation, readInvitationList } from './invitation-list'
export {
  addressRefusal,
  type AddressStanding,
  invitationListRefusals,
  type InvitationRefusal,
  seatRefusal,
} from './invitations'
export { MAX_ADMINS, MAX_GROUPS, MAX_INVITATIONS_AT_ONCE, MAX_ROLES, MAX_SECONDARY_USERS, type Seats } from './limits'
export {
  grantablePermissions,
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
export { transferRefusal, type TransferStatus, transferStates, transferStatus } from './transfer'
export { roleNameRefusal } from './role-names'
