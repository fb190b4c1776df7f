import { auditOperations } from '@coverwright/contract/company/audit'
import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useMayCall } from '../../platform/me'
import { useGroups, useRoles, useSomeMembers } from './use-members'

export const userTabs = ['members', 'groups', 'roles', 'permissions', 'activity'] as const
export type UserTab = (typeof userTabs)[number]

/** The tabs over every part of `/users`, with how much is in each. The log is for those who may read it. */
export function useUserTabs(): StateTab[] {
  const t = useTexts('members')
  const mayReadLog = useMayCall(auditOperations.list)
  const counts: Partial<Record<UserTab, number>> = {
    members: useSomeMembers().data?.total,
    groups: useGroups().data?.groups.length,
    roles: useRoles().data?.roles.length,
  }
  return userTabs
    .filter((key) => key !== 'activity' || mayReadLog)
    .map((key) => {
      const count = counts[key]
      return { key, label: t(`tab.${key}`), ...(count === undefined ? {} : { count }) }
    })
}
