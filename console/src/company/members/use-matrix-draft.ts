import type { RoleView } from '@coverwright/contract/company/members'
import type { Permission } from '@coverwright/rules/company/members'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { countChanges, type MatrixDraft, shownPermissions, togglePermission } from './matrix-draft'
import { useSetRolePermissions } from './use-members'

/** The ticks of the matrix: kept here until they are saved, role by role. */
export function useMatrixDraft(roles: readonly RoleView[]) {
  const t = useTexts('members')
  const withToast = useToast()
  const set = useSetRolePermissions()
  const [draft, setDraft] = useState<MatrixDraft>({})
  const changes = countChanges(draft, roles)
  useUnsaved(changes > 0)
  const changed = roles.filter((role) => draft[role.id])
  const before = changed.map(({ id, permissions }) => ({ roleId: id, permissions }))
  const write = async (some: { roleId: string; permissions: readonly Permission[] }[]) => {
    for (const { roleId, permissions } of some) {
      await set.mutateAsync({ roleId, permissions: [...permissions] })
      setDraft(({ [roleId]: _saved, ...others }) => others)
    }
  }
  return {
    changes,
    people: changed.reduce((sum, role) => sum + role.memberCount, 0),
    isSaving: set.isPending,
    isOn: (role: RoleView, permission: Permission) => shownPermissions(draft, role).includes(permission),
    isChanged: (role: RoleView, permission: Permission) =>
      shownPermissions(draft, role).includes(permission) !== role.permissions.includes(permission),
    toggle: (role: RoleView, permission: Permission) => setDraft((now) => togglePermission(now, role, permission)),
    discard: () => setDraft({}),
    save: () =>
      withToast(() => write(changed.map((role) => ({ roleId: role.id, permissions: draft[role.id] ?? [] }))), {
        text: t('matrix.saved', { count: changes }),
        undo: () => write(before),
      }),
  }
}
