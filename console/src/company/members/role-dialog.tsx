import { RoleDraft, type RoleView } from '@coverwright/contract/company/members'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { roleName } from './member-words'
import { useCreateRole, useRenameRole, useRoles } from './use-members'

const Draft = RoleDraft.extend({ from: z.string().optional() })
type Draft = z.output<typeof Draft>
type Props = { role: RoleView | undefined; onClose: () => void }

/** A new role, which may start from what another allows; or another name and description for one. */
export function RoleDialog({ role, onClose }: Props) {
  const t = useTexts('members')
  const [create, rename] = [useCreateRole(), useRenameRole()]
  const givable = (useRoles().data?.roles ?? []).filter((one) => one.may.includes('give'))
  const send = ({ from, ...draft }: Draft) => {
    if (role) return rename.mutateAsync({ roleId: role.id, ...draft })
    return create.mutateAsync({ ...draft, permissions: givable.find((one) => one.id === from)?.permissions ?? [] })
  }
  const says = ({ name }: Draft) => t(role ? 'role.renamed' : 'role.created', { name })
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={t(role ? 'role.rename' : 'role.create')}
      schema={Draft}
      initial={{ name: role?.name ?? '', description: role?.description ?? '' }}
      fields={[
        { name: 'name', kind: 'text', label: t('role.name'), maxLength: 60 },
        {
          name: 'description',
          kind: 'longText',
          label: t('role.description'),
          help: t('role.descriptionHelp'),
          maxLength: 300,
          rows: 3,
          isOptional: true,
        },
        {
          name: 'from',
          kind: 'select',
          label: t('role.from'),
          help: t('role.fromHelp'),
          isOptional: true,
          options: givable.map((one) => ({ value: one.id, label: roleName(t, one) })),
          shownWhen: !role,
        },
      ]}
      submitLabel={t(role ? 'role.save' : 'role.create')}
      onClose={onClose}
    />
  )
}
