import { InvitationDraft, type SeatsView } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
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
  const fields = useInviteFields()
  const submit = useSubmit(async (draft: z.output<typeof InvitationDraft>) => {
    await invite.mutateAsync(draft)
    toast({ text: t('done.invite', { email: draft.email }) })
    onClose()
  })
  return (
    <Dialog open title={t('invite.title')} width={560} onClose={onClose}>
      <p className="member-note">
        {t('invite.about')}{' '}
        {seats && t('seats.sentence', { secondary: seats.secondary.taken, limit: seats.secondary.limit })}
      </p>
      {/* What is typed before the usual role is known would be lost when it comes. */}
      {isPending ? (
        <FormSkeleton />
      ) : (
        <Form
          {...submit}
          schema={InvitationDraft}
          label={t('invite.title')}
          initial={{
            email: '',
            firstName: '',
            lastName: '',
            title: '',
            roleIds: usual ? [usual.id] : [],
            groupId: null,
          }}
          fields={fields}
          submitLabel={t('invite.submit')}
          secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
        />
      )}
    </Dialog>
  )
}

function useInviteFields(): FormItem[] {
  const t = useTexts('members')
  const [roles, groups] = [useRoleOptions(), useGroupOptions()]
  return [
    { name: 'email', kind: 'email', label: t('column.email'), autoFocus: true },
    { name: 'firstName', kind: 'text', label: t('invite.firstName'), maxLength: 80, width: 'half', isOptional: true },
    { name: 'lastName', kind: 'text', label: t('invite.lastName'), maxLength: 80, width: 'half', isOptional: true },
    { name: 'title', kind: 'text', label: t('invite.jobTitle'), maxLength: 80, width: 'half', isOptional: true },
    { name: 'groupId', kind: 'select', label: t('column.group'), options: groups, width: 'half', isOptional: true },
    { name: 'roleIds', kind: 'select', isMultiple: true, label: t('column.roles'), options: roles },
  ]
}
