/**
 * Every permission there is: the area it is shown under, and the guarded console paths that holding it opens.
 * Roles, operations, the console's guard and the generated sweeps all read this table.
 */
export const permissionTable = {
  'companies.read': { area: 'company', opens: ['/company-profile'] },
  'companies.write': { area: 'company', opens: [] },
  'companies.close': { area: 'company', opens: [] },
  'members.read': { area: 'company', opens: ['/users'] },
  'members.write': { area: 'company', opens: [] },
  'members.transfer': { area: 'company', opens: [] },
  'audit.read': { area: 'company', opens: [] },
  'subscriptions.read': { area: 'company', opens: [] },
  'subscriptions.write': { area: 'company', opens: [] },
  'versions.read': { area: 'company', opens: ['/version'] },
  'partners.read': { area: 'company', opens: [] },
  'partners.write': { area: 'company', opens: [] },
  'agreements.read': { area: 'company', opens: ['/business-agreement-center'] },
  'documents.read': { area: 'company', opens: ['/company-document-centre'] },
  'documents.write': { area: 'company', opens: [] },
  'domains.read': { area: 'company', opens: ['/domain'] },
  'domains.write': { area: 'company', opens: [] },
  'customers.read': { area: 'customers', opens: ['/customer-management-center'] },
  'cases.read': { area: 'customers', opens: [] },
  'cases.decide': { area: 'customers', opens: [] },
  'policies.read': { area: 'selling', opens: [] },
  'policies.write': { area: 'selling', opens: [] },
  'orders.read': { area: 'selling', opens: [] },
  'orders.write': { area: 'selling', opens: [] },
  'payments.read': { area: 'selling', opens: [] },
  'payments.write': { area: 'selling', opens: [] },
  'promotions.read': { area: 'selling', opens: [] },
  'promotions.write': { area: 'selling', opens: [] },
  'insights.read': { area: 'insight', opens: [] },
  'products.read': { area: 'products', opens: ['/project', '/designStudio', '/primary-product'] },
  'products.write': { area: 'products', opens: [] },
  'products.manage': { area: 'products', opens: [] },
  'connectors.read': { area: 'products', opens: [] },
  'connectors.write': { area: 'products', opens: [] },
  'pages.read': { area: 'products', opens: ['/directPage'] },
  'templates.read': { area: 'products', opens: [] },
  'templates.write': { area: 'products', opens: [] },
  'automations.read': { area: 'products', opens: [] },
  'automations.write': { area: 'products', opens: [] },
  'publishing.test': { area: 'products', opens: ['/publisher'] },
  'publishing.release': { area: 'products', opens: [] },
  'timingEvents.read': { area: 'products', opens: [] },
  'timingEvents.write': { area: 'products', opens: [] },
  'support.open': { area: 'support', opens: ['/maintenance'] },
} as const satisfies Record<string, { area: PermissionArea; opens: readonly `/${string}`[] }>

export const permissionAreas = ['company', 'products', 'selling', 'customers', 'insight', 'support'] as const
export type PermissionArea = (typeof permissionAreas)[number]

export type Permission = keyof typeof permissionTable
export const permissions = Object.keys(permissionTable) as Permission[]

/** The console paths that a holder of these permissions may open, of those that are guarded. */
export const openedPaths = (held: readonly Permission[]): string[] =>
  held.flatMap((permission) => [...permissionTable[permission].opens])

/** Spec 6: what only the primary user does; no role can be given these. */
export const primaryOnly: readonly Permission[] = ['companies.close', 'members.transfer', 'support.open']

export const grantablePermissions = permissions.filter((permission) => !primaryOnly.includes(permission))
