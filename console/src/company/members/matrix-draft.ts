import type { RoleView } from '@coverwright/contract/company/members'
import type { Permission } from '@coverwright/rules/company/members'

/** What has been ticked and not saved yet, by role. */
export type MatrixDraft = Readonly<Record<string, readonly Permission[]>>

export const shownPermissions = (draft: MatrixDraft, role: RoleView) => draft[role.id] ?? role.permissions

/** Ticks or unticks; a role that is back to what it was is no longer a change. */
export function togglePermission(draft: MatrixDraft, role: RoleView, permission: Permission): MatrixDraft {
  const before = shownPermissions(draft, role)
  const next = before.includes(permission) ? before.filter((one) => one !== permission) : [...before, permission]
  const { [role.id]: _old, ...others } = draft
  return isSame(next, role.permissions) ? others : { ...others, [role.id]: next }
}

const isSame = (one: readonly Permission[], other: readonly Permission[]) =>
  one.length === other.length && one.every((permission) => other.includes(permission))

/** How many ticks differ from what is kept, over all roles. */
export function countChanges(draft: MatrixDraft, roles: readonly RoleView[]): number {
  return roles.reduce((sum, role) => {
    const [now, kept] = [shownPermissions(draft, role), role.permissions]
    const added = now.filter((permission) => !kept.includes(permission)).length
    const taken = kept.filter((permission) => !now.includes(permission)).length
    return sum + added + taken
  }, 0)
}
