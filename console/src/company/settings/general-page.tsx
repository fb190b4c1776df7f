import { CompanySettings, type SettingsView } from '@coverwright/contract/company/settings'
import { Form } from '@coverwright/ui/form'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { useSubmit } from '../../platform/queries'
import { generalFields } from './general-fields'
import { SettingsForm } from './settings-form'
import { useSettings, useUpdateCompany } from './use-settings'

/** What the company decides for everybody in it. */
export function GeneralPage() {
  const t = useTexts('settings')
  const settings = useSettings()
  return (
    <SettingsForm title={t('general.title')} purpose={t('general.purpose')} asked={settings} fields={8}>
      {(view) => <GeneralForm view={view} />}
    </SettingsForm>
  )
}

function GeneralForm({ view }: { view: SettingsView }) {
  const t = useTexts('settings')
  const { language } = useLanguage()
  const update = useUpdateCompany()
  const submit = useSubmit(async (settings: CompanySettings) => {
    await update.mutateAsync(settings)
    toast({ text: t('general.saved') })
  })
  const mayChange = view.may.includes('updateCompany')
  const fields = useMemo(() => generalFields(t, language, !mayChange), [t, language, mayChange])
  return (
    <>
      {!mayChange && (
        <p className="settings-note" role="note">
          <Lock />
          {t('general.readOnly')}
        </p>
      )}
      <Form
        {...submit}
        schema={CompanySettings}
        label={t('general.title')}
        initial={view.company}
        fields={fields}
        submitLabel={t('general.submit')}
        {...(mayChange ? {} : { blocked: t('general.readOnly') })}
      />
    </>
  )
}
