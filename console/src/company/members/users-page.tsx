import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ActivityList } from './activity-list'
import { GroupList } from './group-list'
import { MemberList } from './member-list'
import { PermissionMatrix } from './permission-matrix'
import { RoleList } from './role-list'
import type { UserTab } from './use-user-tabs'

const parts: Record<UserTab, ComponentType> = {
  members: MemberList,
  groups: GroupList,
  roles: RoleList,
  permissions: PermissionMatrix,
  activity: ActivityList,
}

/** Who works here and what they may do. Each tab is an address. */
export function UsersPage() {
  const { tab } = useLocation().search as { tab?: UserTab }
  const Part = (tab && parts[tab]) ?? MemberList
  return <Part />
}
