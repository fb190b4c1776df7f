import type { GroupView } from '@coverwright/contract/company/members'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'
import { useToast } from '../../platform/toast'
import { useCreateGroup, useDeleteGroup } from './use-members'

/** An empty group comes back whole, so it is deleted with Undo; one with members asks first. */
export function useGroupDeletion() {
  const t = useTexts('members')
  const withToast = useToast()
  const [remove, create] = [useDeleteGroup(), useCreateGroup()]
  return async ({ id, name, memberCount }: z.infer<typeof GroupView>) => {
    const isSure =
      memberCount === 0 ||
      (await askFirst({
        about: 'act',
        title: t('group.askDelete', { name }),
        loses: [t('group.loses', { count: memberCount })],
        keeps: t('group.keeps'),
        verb: t('group.delete'),
        isDanger: true,
      }))
    if (!isSure) return
    await withToast(() => remove.mutateAsync({ groupId: id }), {
      text: t('group.deleted', { name }),
      ...(memberCount === 0 ? { undo: () => create.mutateAsync({ name }) } : {}),
    })
  }
}
