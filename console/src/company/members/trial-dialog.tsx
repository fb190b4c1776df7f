import { joiningOperations } from '@coverwright/contract/company/members'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useSubmit } from '../../platform/queries'
import { useInviteTrialUser } from './use-members'

/** Invites somebody outside to a trial of their own; it takes no seat here. */
export function TrialDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('members')
  useTexts('identity')
  const invite = useInviteTrialUser()
  return (
    <FormDialog
      {...useSubmit(invite.mutateAsync, { says: ({ email }) => t('trial.sent', { email }), then: onClose })}
      title={t('trial.title')}
      about={t('trial.about')}
      schema={joiningOperations.inviteTrialUser.takes}
      initial={{ email: '' }}
      fields={[{ name: 'email', kind: 'email', label: t('column.email') }]}
      submitLabel={t('trial.submit')}
      onClose={onClose}
    />
  )
}
