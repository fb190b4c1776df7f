import {
  joiningOperations,
  memberOperations,
  type MemberView,
  roleOperations,
  type RoleView,
} from '@coverwright/contract/company/members'
import {
  memberChangeRefusal,
  type Permission,
  permissionsOf,
  roleEditRefusal,
  grantRefusal,
  type Standing,
  standingOf,
  transferRefusal,
} from '@coverwright/rules/company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { ListedMember } from './member-store'
import type { RoleRow } from './store'

/** Who looks at the list: what may be done next depends on it. */
export type Viewer = { id: string; standing: Standing; permissions: readonly Permission[] }

export const viewerOf = (ctx: MemberCtx, standing: Standing): Viewer => ({
  id: ctx.member.id,
  standing,
  permissions: ctx.member.permissions,
})

export function presentMember(row: ListedMember, viewer: Viewer, now: Date): MemberView {
  const standing = standingOf(row.roles)
  const isExpired = row.expires_at !== null && new Date(row.expires_at) <= now
  const state = row.state === 'invited' && isExpired ? 'inviteExpired' : (row.state as MemberView['state'])
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    title: row.title,
    standing,
    roles: row.roles.map(({ id, name }) => ({ id, name })),
    group: row.group_id && row.group_name ? { id: row.group_id, name: row.group_name } : null,
    state,
    since: new Date(row.since).toISOString(),
    isYou: row.id === viewer.id,
    may: actsOn(row, standing, viewer),
  }
}

function actsOn(row: ListedMember, standing: Standing, viewer: Viewer): MemberView['may'] {
  const { resendInvitation, cancelInvitation, setGroup, setRoles, exportMember } = memberOperations
  const { deactivateMember, reactivateMember, eraseMember } = memberOperations
  if (row.kind === 'invitation') return mayDo(viewer, { resend: resendInvitation, cancel: cancelInvitation })
  const isFree = !memberChangeRefusal(viewer, { id: row.id, standing })
  const isOut = row.state === 'deactivated'
  const isCandidate = !transferRefusal({ standing, isActive: !isOut, isEmailVerified: true })
  return mayDo(viewer, {
    changeGroup: setGroup,
    export: exportMember,
    reactivate: isFree && isOut && reactivateMember,
    erase: isFree && isOut && eraseMember,
    changeRoles: isFree && !isOut && setRoles,
    deactivate: isFree && !isOut && deactivateMember,
    transfer: isFree && !isOut && isCandidate && joiningOperations.startTransfer,
  })
}

export function presentRole(row: RoleRow, memberCount: number, viewer: Viewer): RoleView {
  const permissions = permissionsOf(row)
  const isOwn = row.system === null
  const may = mayDo(viewer, {
    edit: !roleEditRefusal(row) && roleOperations.setRolePermissions,
    rename: isOwn && roleOperations.renameRole,
    delete: isOwn && memberCount === 0 && roleOperations.deleteRole,
    give: row.system !== 'primary' && !giveRefusal(row, viewer) && memberOperations.setRoles,
  })
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    system: row.system,
    permissions,
    memberCount,
    may,
  }
}

/** Whether this viewer may hand out this role. */
export function giveRefusal(row: RoleRow, viewer: Viewer) {
  if (row.system === 'admin' && viewer.standing !== 'primary') return { code: 'members.onlyPrimaryNamesAdmins' }
  return grantRefusal(viewer.permissions, permissionsOf(row))
}
