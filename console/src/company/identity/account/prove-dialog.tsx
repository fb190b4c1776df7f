import { accountOperations } from '@coverwright/contract/company/identity'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useSubmit } from '../../../platform/queries'

type Props = {
  /** Its words: what it is, and what it takes away. */
  deed: 'start' | 'stop' | 'renew' | 'export' | 'erase'
  isDanger?: boolean
  onProved: (password: string) => Promise<unknown>
  onClose: () => void
  /** Off where the dialog goes on to its next step. */
  closesAfter?: boolean
}

/** The password again, before what a stranger at an open screen must not do. */
export function ProveDialog({ deed, isDanger = false, onProved, onClose, closesAfter = true }: Props) {
  const t = useTexts('account')
  useTexts('identity')
  const submit = useSubmit(async ({ password }: { password: string }) => {
    await onProved(password)
    if (closesAfter) onClose()
  })
  return (
    <Dialog
      open
      title={t(`prove.${deed}.title`)}
      width={440}
      role={isDanger ? 'alertdialog' : 'dialog'}
      onClose={onClose}
    >
      <p className="account-note">{t(`prove.${deed}.about`)}</p>
      <Form
        {...submit}
        schema={accountOperations.stopTwoStep.takes}
        label={t(`prove.${deed}.title`)}
        initial={{ password: '' }}
        fields={[{ name: 'password', kind: 'password', label: t('prove.password'), autoFocus: true }]}
        guardsUnsaved={false}
        submitLabel={t(`prove.${deed}.verb`)}
        secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}
