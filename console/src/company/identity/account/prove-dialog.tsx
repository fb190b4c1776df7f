import { accountOperations } from '@coverwright/contract/company/identity'
import { FormDialog } from '@coverwright/ui/form'
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
    <FormDialog
      {...submit}
      title={t(`prove.${deed}.title`)}
      about={t(`prove.${deed}.about`)}
      width={440}
      role={isDanger ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      schema={accountOperations.stopTwoStep.takes}
      initial={{ password: '' }}
      fields={[{ name: 'password', kind: 'password', label: t('prove.password'), autoFocus: true }]}
      guardsUnsaved={false}
      submitLabel={t(`prove.${deed}.verb`)}
    />
  )
}
