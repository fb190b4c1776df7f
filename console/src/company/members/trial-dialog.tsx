import { joiningOperations } from '@coverwright/contract/company/members'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useSubmit } from '../../platform/queries'
import { useInviteTrialUser } from './use-members'

/** Invites somebody outside to a trial of their own; it takes no seat here. */
export function TrialDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('members')
  useTexts('identity')
  const invite = useInviteTrialUser()
  const submit = useSubmit(async ({ email }: { email: string }) => {
    await invite.mutateAsync({ email })
    toast({ text: t('trial.sent', { email }) })
    onClose()
  })
  return (
    <Dialog open title={t('trial.title')} width={440} onClose={onClose}>
      <p className="member-note">{t('trial.about')}</p>
      <Form
        {...submit}
        schema={joiningOperations.inviteTrialUser.takes}
        label={t('trial.title')}
        initial={{ email: '' }}
        fields={[{ name: 'email', kind: 'email', label: t('column.email'), autoFocus: true }]}
        submitLabel={t('trial.submit')}
        secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}
