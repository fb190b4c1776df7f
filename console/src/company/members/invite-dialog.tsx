import { InvitationDraft, type SeatsView } from '@coverwright/contract/company/members'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import type { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useGroupOptions, useRoleOptions } from './role-options'
import { useInvite, useRoles } from './use-members'

type Props = { seats: z.infer<typeof SeatsView> | undefined; onClose: () => void }

/** Invites one person. The roles on offer are those that the server says may be given. */
export function InviteDialog({ seats, onClose }: Props) {
  const t = useTexts('members')
  useTexts('identity')
  const invite = useInvite()
  const { data, isPending } = useRoles()
  const usual = data?.roles.find((role) => role.system === 'standard')
  const [roles, groups] = [useRoleOptions(), useGroupOptions()]
  const submit = useSubmit(invite.mutateAsync, { says: ({ email }) => t('done.invite', { email }), then: onClose })
  const name = { kind: 'text', maxLength: 80, width: 'half', isOptional: true } as const
  // What is typed before the usual role is known would be lost when it comes.
  if (isPending) return null
  return (
    <FormDialog
      {...submit}
      title={t('invite.title')}
      about={[
        t('invite.about'),
        seats && t('seats.sentence', { secondary: seats.secondary.taken, limit: seats.secondary.limit }),
      ].join(' ')}
      width={560}
      schema={InvitationDraft}
      initial={{ email: '', firstName: '', lastName: '', title: '', roleIds: usual ? [usual.id] : [], groupId: null }}
      fields={[
        { name: 'email', kind: 'email', label: t('column.email') },
        { ...name, name: 'firstName', label: t('invite.firstName') },
        { ...name, name: 'lastName', label: t('invite.lastName') },
        { ...name, name: 'title', label: t('invite.jobTitle') },
        { name: 'groupId', kind: 'select', label: t('column.group'), options: groups, width: 'half', isOptional: true },
        { name: 'roleIds', kind: 'select', isMultiple: true, label: t('column.roles'), options: roles },
      ]}
      submitLabel={t('invite.submit')}
      onClose={onClose}
    />
  )
}
