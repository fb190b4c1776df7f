import { RoleDraft, type RoleView } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { roleName } from './member-words'
import { useCreateRole, useRenameRole, useRoles } from './use-members'

const Draft = RoleDraft.extend({ from: z.string().optional() })
type Props = { role: RoleView | undefined; onClose: () => void }

/** A new role, which may start from what another allows; or another name and description for one. */
export function RoleDialog({ role, onClose }: Props) {
  const t = useTexts('members')
  const [create, rename] = [useCreateRole(), useRenameRole()]
  const givable = (useRoles().data?.roles ?? []).filter((one) => one.may.includes('give'))
  const submit = useSubmit(async ({ from, ...draft }: z.output<typeof Draft>) => {
    const permissions = givable.find((one) => one.id === from)?.permissions ?? []
    if (role) await rename.mutateAsync({ roleId: role.id, ...draft })
    else await create.mutateAsync({ ...draft, permissions })
    toast({ text: role ? t('role.renamed', { name: draft.name }) : t('role.created', { name: draft.name }) })
    onClose()
  })
  const title = role ? t('role.rename') : t('role.create')
  const start: FormItem = {
    name: 'from',
    kind: 'select',
    label: t('role.from'),
    help: t('role.fromHelp'),
    isOptional: true,
    options: givable.map((one) => ({ value: one.id, label: roleName(t, one) })),
  }
  return (
    <Dialog open title={title} width={480} onClose={onClose}>
      <Form
        {...submit}
        schema={Draft}
        label={title}
        initial={{ name: role?.name ?? '', description: role?.description ?? '', from: undefined }}
        fields={[
          { name: 'name', kind: 'text', label: t('role.name'), maxLength: 60, autoFocus: true },
          {
            name: 'description',
            kind: 'longText',
            label: t('role.description'),
            help: t('role.descriptionHelp'),
            maxLength: 300,
            rows: 3,
            isOptional: true,
          },
          ...(role ? [] : [start]),
        ]}
        submitLabel={role ? t('role.save') : t('role.create')}
        secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}
