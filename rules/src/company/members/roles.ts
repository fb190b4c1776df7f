import { grantablePermissions, type Permission, permissions, permissionTable, primaryOnly } from './permissions'

/** Spec 6: the roles that every company has from its first day. */
export const systemRoles = ['primary', 'admin', 'standard', 'designer'] as const
export type SystemRole = (typeof systemRoles)[number]

/** Spec 6: a standard user designs products and puts a testing version online, and manages no users. */
const withheldFromStandard: readonly Permission[] = [
  ...primaryOnly,
  'members.read',
  'members.write',
  'audit.read',
  'subscriptions.read',
  'subscriptions.write',
  'companies.write',
  'partners.write',
  'connectors.write',
  'documents.write',
  'domains.write',
  'products.manage',
  'publishing.release',
  'payments.write',
]

export const rolePermissions: Record<SystemRole, readonly Permission[]> = {
  primary: permissions,
  admin: grantablePermissions,
  standard: permissions.filter((permission) => !withheldFromStandard.includes(permission)),
  designer: [
    ...['products.read', 'products.write', 'connectors.read', 'documents.read', 'pages.read', 'publishing.test'],
    ...['templates.read', 'templates.write', 'timingEvents.read', 'timingEvents.write'],
  ] as Permission[],
}

/** Spec 2: role names that open the designer area. */
export const DESIGNER_ROLE_NAMES: readonly string[] = ['Designer', 'Super']

/** The name a role carries on the wire, where the guard looks for 'Designer' and 'Super'. */
export const roleName: Record<SystemRole, string> = {
  primary: 'Primary',
  admin: 'Admin',
  standard: 'Standard',
  designer: 'Designer',
}

/** A role as it is kept: a system role that nobody edited has no list of its own and follows `rolePermissions`. */
export type KeptRole = { system: string | null; permissions: readonly string[] | null }

const isPermission = (text: string): text is Permission => text in permissionTable
const isSystemRole = (text: string | null): text is SystemRole => systemRoles.some((role) => role === text)

/** What a role lets its holder do. The primary role is always whole, whatever was kept. */
export function permissionsOf(role: KeptRole): Permission[] {
  if (role.system === 'primary') return [...permissions]
  if (role.permissions) return role.permissions.filter(isPermission)
  return isSystemRole(role.system) ? [...rolePermissions[role.system]] : []
}

/** What somebody with these roles may do, each permission once. */
export const heldPermissions = (roles: readonly KeptRole[]): Permission[] => {
  const held = new Set(roles.flatMap(permissionsOf))
  return permissions.filter((permission) => held.has(permission))
}

/** Spec 6: primary, admin, or one of the up to ten secondary users. */
export const standings = ['primary', 'admin', 'secondary'] as const
export type Standing = (typeof standings)[number]

export function standingOf(roles: readonly { system: string | null }[]): Standing {
  if (roles.some((role) => role.system === 'primary')) return 'primary'
  return roles.some((role) => role.system === 'admin') ? 'admin' : 'secondary'
}
