import type { Filter } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { roleName } from './member-words'
import { useGroups, useRoles } from './use-members'

const states = ['active', 'invited', 'deactivated'] as const

export function useMemberFilters(): Filter[] {
  const t = useTexts('members')
  const roles = useRoles().data?.roles ?? []
  const groups = useGroups().data?.groups ?? []
  const one = { any: t('filter.any'), isSingle: true }
  return [
    {
      ...one,
      key: 'state',
      label: t('column.state'),
      isPinned: true,
      options: states.map((state) => ({ value: state, label: t(`state.${state}`) })),
    },
    {
      ...one,
      key: 'role',
      label: t('filter.role'),
      isPinned: true,
      options: roles.map((role) => ({ value: role.id, label: roleName(t, role), count: role.memberCount })),
    },
    {
      ...one,
      key: 'group',
      label: t('column.group'),
      options: groups.map((group) => ({ value: group.id, label: group.name, count: group.memberCount })),
    },
  ]
}
