import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useSubmit } from '../../../platform/queries'
import { useUpgradeDraft } from './upgrade-draft'
import { UpgradeFrame } from './upgrade-frame'
import { useLicenceCheck } from './use-upgrade'

/** Whoever pays shows that they know under which licence the company does business. */
export function LicencePage() {
  return <UpgradeFrame step="licence">{() => <LicenceForm />}</UpgradeFrame>
}

function LicenceForm() {
  const t = useTexts('subscriptions')
  const navigate = useNavigate()
  const { licenceNumber, change } = useUpgradeDraft()
  const check = useLicenceCheck()
  const submit = useSubmit(async (typed: { licenceNumber: string }) => {
    const known = await check.mutateAsync(typed)
    change({ licenceNumber: known.licenceNumber })
    navigate('/transactions-inclusive')
  })
  return (
    <div className="cw-card upgrade-card">
      <Form
        {...submit}
        schema={subscriptionOperations.checkLicence.takes}
        label={t('licence.check')}
        initial={{ licenceNumber }}
        submitLabel={t('licence.check')}
        fields={[
          { name: 'licenceNumber', kind: 'text', label: t('licence.number'), help: t('licence.help'), autoFocus: true },
        ]}
      />
    </div>
  )
}
