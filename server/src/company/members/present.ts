import type { MemberView, RoleView } from '@coverwright/contract/company/members'
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
import type { MemberCtx } from '../../platform/operations'
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
    may: viewer.permissions.includes('members.write') ? mayDo(row, standing, viewer) : [],
  }
}

function mayDo(row: ListedMember, standing: Standing, viewer: Viewer): MemberView['may'] {
  if (row.kind === 'invitation') return ['resend', 'cancel']
  const may: MemberView['may'] = ['changeGroup', 'export']
  if (memberChangeRefusal(viewer, { id: row.id, standing })) return may
  if (row.state === 'deactivated') return [...may, 'reactivate', 'erase']
  may.push('changeRoles', 'deactivate')
  const isCandidate = !transferRefusal({ standing, isActive: true, isEmailVerified: true })
  if (isCandidate && viewer.permissions.includes('members.transfer')) may.push('transfer')
  return may
}

export function presentRole(row: RoleRow, memberCount: number, viewer: Viewer): RoleView {
  const permissions = permissionsOf(row)
  const may: RoleView['may'] = []
  if (viewer.permissions.includes('members.write')) {
    if (!roleEditRefusal(row)) may.push('edit')
    if (row.system === null) may.push('rename')
    if (row.system === null && memberCount === 0) may.push('delete')
    if (row.system !== 'primary' && !giveRefusal(row, viewer)) may.push('give')
  }
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
