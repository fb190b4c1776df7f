import type { RoleView } from '@coverwright/contract/company/members'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { Grid2x2Check, Pencil, Trash2 } from 'lucide-react'
import { useDelete } from '../../platform/toast'
import { useCreateRole, useDeleteRole } from './use-members'

/** What may be done with a role, as the server says. Nobody holds a role that can be deleted, so Undo brings it back whole. */
export function useRoleActions(rename: (role: RoleView) => void): (role: RoleView) => MenuItem[] {
  const t = useTexts('members')
  const remove = useDelete()
  const [gone, create] = [useDeleteRole(), useCreateRole()]
  const discard = ({ id, name, description, permissions }: RoleView) =>
    remove({
      name,
      verb: t('role.delete'),
      work: () => gone.mutateAsync({ roleId: id }),
      undo: () => create.mutateAsync({ name, description, permissions }),
    })
  return (role) => [
    ...(role.may.includes('edit')
      ? [{ key: 'edit', label: t('role.edit'), icon: <Grid2x2Check />, href: '/users?tab=permissions' }]
      : []),
    ...(role.may.includes('rename')
      ? [{ key: 'rename', label: t('role.rename'), icon: <Pencil />, onSelect: () => rename(role) }]
      : []),
    ...(role.may.includes('delete')
      ? [
          {
            key: 'delete',
            label: t('role.delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void discard(role),
          },
        ]
      : []),
  ]
}
