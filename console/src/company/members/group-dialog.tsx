import { type GroupView, memberOperations } from '@coverwright/contract/company/members'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useCreateGroup, useRenameGroup } from './use-members'

type Props = { group: z.infer<typeof GroupView> | undefined; onClose: () => void }
type Named = { name: string }

/** A new group, or another name for one. */
export function GroupDialog({ group, onClose }: Props) {
  const t = useTexts('members')
  const [create, rename] = [useCreateGroup(), useRenameGroup()]
  const send = ({ name }: Named) =>
    group ? rename.mutateAsync({ groupId: group.id, name }) : create.mutateAsync({ name })
  const says = ({ name }: Named) => t(group ? 'group.renamed' : 'group.created', { name })
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={t(group ? 'group.rename' : 'group.create')}
      schema={memberOperations.createGroup.takes}
      initial={{ name: group?.name ?? '' }}
      fields={[{ name: 'name', kind: 'text', label: t('group.name'), maxLength: 60 }]}
      submitLabel={t(group ? 'action.rename' : 'group.create')}
      onClose={onClose}
    />
  )
}
