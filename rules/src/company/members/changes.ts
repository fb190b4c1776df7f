import { type Refusal, refusalOf } from '../../kernel'
import { grantablePermissions, type Permission } from './permissions'
import type { Standing } from './roles'

type Actor = { id: string; standing: Standing }
type Target = { id: string; standing: Standing }

export type MemberChangeRefusal = Refusal<
  'members.primaryIsTransferred' | 'members.notYourself' | 'members.onlyPrimaryNamesAdmins'
>

/** Who may change whom: nobody themselves, nobody the primary user, and an admin only by the primary user. */
export function memberChangeRefusal(actor: Actor, target: Target): MemberChangeRefusal | null {
  if (target.standing === 'primary') return refusalOf('members.primaryIsTransferred')
  if (target.id === actor.id) return refusalOf('members.notYourself')
  if (target.standing === 'admin' && actor.standing !== 'primary') return refusalOf('members.onlyPrimaryNamesAdmins')
  return null
}

export type RoleRefusal = Refusal<'members.roleFixed' | 'members.permissionNotGrantable' | 'members.permissionNotYours'>

/** Spec 6: primary and admin can edit standard users' permissions; their own two roles stay as they are. */
export const roleEditRefusal = (role: { system: string | null }): RoleRefusal | null =>
  role.system === 'primary' || role.system === 'admin' ? refusalOf('members.roleFixed') : null

/** Nobody gives what they do not hold, and what is the primary user's alone is given by transfer only. */
export function grantRefusal(held: readonly Permission[], granted: readonly Permission[]): RoleRefusal | null {
  const alone = granted.find((permission) => !grantablePermissions.includes(permission))
  if (alone) return refusalOf('members.permissionNotGrantable', { permission: alone }, 'permissions')
  const beyond = granted.find((permission) => !held.includes(permission))
  return beyond ? refusalOf('members.permissionNotYours', { permission: beyond }, 'permissions') : null
}
