import { type Permission, permissions } from './permissions'

/** Spec 6: the roles that every company has from its first day. */
export const systemRoles = ['primary', 'admin', 'standard', 'designer'] as const
export type SystemRole = (typeof systemRoles)[number]

/** Spec 6: a standard user designs products and puts a testing version online, and manages no users. */
const withheldFromStandard: readonly Permission[] = [
  'members.read',
  'members.write',
  'companies.write',
  'publishing.release',
  'support.open',
]
/** Spec 6: only the primary user opens the company to support staff. */
const withheldFromAdmin: readonly Permission[] = ['support.open']

export const rolePermissions: Record<SystemRole, readonly Permission[]> = {
  primary: permissions,
  admin: permissions.filter((permission) => !withheldFromAdmin.includes(permission)),
  standard: permissions.filter((permission) => !withheldFromStandard.includes(permission)),
  designer: ['products.read', 'products.write', 'documents.read', 'pages.read', 'publishing.test'],
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
