import type { MemberView, RoleView } from '@coverwright/contract/company/members'
import { type T, useTexts } from '@coverwright/ui/locales'
import type { Tone } from '@coverwright/ui/state-tag'
import { useCallback, useMemo } from 'react'
import { useRoles } from './use-members'

type Named = Pick<MemberView, 'firstName' | 'lastName' | 'email'>

/** Who this is; somebody invited without a name is their address. */
export const memberName = ({ firstName, lastName, email }: Named) => `${firstName} ${lastName}`.trim() || email

export const memberAt = (id: string) => `/setting/member?id=${id}`

export const memberTones: Record<MemberView['state'], Tone> = {
  active: 'success',
  invited: 'info',
  inviteExpired: 'warning',
  deactivated: 'neutral',
}

/** The four roles that every company has are told in the reader's language; the company's own by the name it gave. */
export const roleName = (t: T, role: Pick<RoleView, 'system' | 'name'>) =>
  role.system ? t(`systemRole.${role.system}.name`) : role.name

export const roleAbout = (t: T, role: Pick<RoleView, 'system' | 'description'>) =>
  role.system ? t(`systemRole.${role.system}.about`) : role.description

/** Names the roles of a member, who carries no more of them than id and name. */
export function useRoleNames() {
  const t = useTexts('members')
  const roles = useRoles().data?.roles
  const known = useMemo(() => new Map(roles?.map((role) => [role.id, role])), [roles])
  return useCallback(
    ({ id, name }: MemberView['roles'][number]) => roleName(t, known.get(id) ?? { system: null, name }),
    [t, known],
  )
}
