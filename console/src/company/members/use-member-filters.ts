import type { memberOperations } from '@coverwright/contract/company/members'
import type { FilterWords } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { roleName } from './member-words'
import { useGroups, useRoles } from './use-members'

export function useMemberFilters(): FilterWords<typeof memberOperations.listMembers.list> {
  const t = useTexts('members')
  const roles = useRoles().data?.roles ?? []
  const groups = useGroups().data?.groups ?? []
  return {
    state: { label: t('column.state'), says: (state) => t(`state.${state}`) },
    role: {
      label: t('filter.role'),
      options: roles.map((role) => ({ value: role.id, label: roleName(t, role), count: role.memberCount })),
    },
    group: {
      label: t('column.group'),
      options: groups.map((group) => ({ value: group.id, label: group.name, count: group.memberCount })),
    },
  }
}
