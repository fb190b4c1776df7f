import { type GroupView, memberOperations } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useCreateGroup, useRenameGroup } from './use-members'

type Props = { group: z.infer<typeof GroupView> | undefined; onClose: () => void }

/** A new group, or another name for one. */
export function GroupDialog({ group, onClose }: Props) {
  const t = useTexts('members')
  const [create, rename] = [useCreateGroup(), useRenameGroup()]
  const submit = useSubmit(async ({ name }: { name: string }) => {
    if (group) await rename.mutateAsync({ groupId: group.id, name })
    else await create.mutateAsync({ name })
    toast({ text: group ? t('group.renamed', { name }) : t('group.created', { name }) })
    onClose()
  })
  const title = group ? t('group.rename') : t('group.create')
  return (
    <Dialog open title={title} width={440} onClose={onClose}>
      <Form
        {...submit}
        schema={memberOperations.createGroup.takes}
        label={title}
        initial={{ name: group?.name ?? '' }}
        fields={[{ name: 'name', kind: 'text', label: t('group.name'), maxLength: 60, autoFocus: true }]}
        submitLabel={group ? t('action.rename') : t('group.create')}
        secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}
