import type { Option } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { roleName } from './member-words'
import { useGroups, useRoles } from './use-members'

/** Roles to choose from: those that may be given, and those that are held already. */
export function useRoleOptions(held: readonly string[] = []): Option[] {
  const t = useTexts('members')
  const roles = useRoles().data?.roles ?? []
  return roles
    .filter((role) => role.system !== 'primary' || held.includes(role.id))
    .map((role) => ({
      value: role.id,
      label: roleName(t, role),
      ...(role.may.includes('give') || held.includes(role.id) ? {} : { blocked: t('roleNotYours') }),
    }))
}

export function useGroupOptions(): Option[] {
  const groups = useGroups().data?.groups ?? []
  return groups.map((group) => ({ value: group.id, label: group.name }))
}
