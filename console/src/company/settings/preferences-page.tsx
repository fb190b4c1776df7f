import { Language } from '@coverwright/contract/company/identity'
import { PersonSettings, type SettingsView } from '@coverwright/contract/company/settings'
import { Form } from '@coverwright/ui/form'
import { languageNames, languages, useLanguage, useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { z } from 'zod'
import { look, useLook } from '../../platform/look'
import { useSubmit } from '../../platform/queries'
import { SettingsForm } from './settings-form'
import { ThemePicture } from './theme-picture'
import { useAccount, useSettings, useUpdateAccount, useUpdateMine } from './use-settings'

const Preferences = z.object({ language: Language, theme: PersonSettings.shape.theme, notifiesLogin: z.boolean() })
type Preferences = z.infer<typeof Preferences>

/** What one person decides for their own screen and mailbox. */
export function PreferencesPage() {
  const t = useTexts('settings')
  const settings = useSettings()
  const account = useAccount()
  const asked = settings.data ? account : settings
  return (
    <SettingsForm
      title={t('preferences.title')}
      purpose={t('preferences.purpose')}
      asked={asked as typeof account}
      fields={4}
    >
      {({ notifiesLogin }) => <PreferencesForm notifiesLogin={notifiesLogin} />}
    </SettingsForm>
  )
}

export function PreferencesForm({ notifiesLogin }: { notifiesLogin: boolean }) {
  const t = useTexts('settings')
  const { theme, language } = useLook()
  const submit = useSubmit(useSavePreferences())
  return (
    <Form
      {...submit}
      schema={Preferences}
      label={t('preferences.title')}
      initial={{ language, theme, notifiesLogin }}
      submitLabel={t('preferences.submit')}
      fields={[
        {
          name: 'language',
          kind: 'select',
          label: t('preferences.language'),
          help: t('preferences.languageHelp'),
          options: languages.map((one) => ({ value: one, label: languageNames[one] })),
          width: 'half',
        },
        {
          name: 'theme',
          kind: 'choice',
          label: t('preferences.theme'),
          options: [
            { value: 'ai8-dark', label: t('preferences.dark'), picture: <ThemePicture theme="ai8-dark" /> },
            { value: 'light', label: t('preferences.light'), picture: <ThemePicture theme="light" /> },
          ],
        },
        {
          name: 'notifiesLogin',
          kind: 'switch',
          label: t('preferences.login'),
          help: t('preferences.loginHelp'),
        },
      ]}
    />
  )
}

function useSavePreferences() {
  const t = useTexts('settings')
  const { setLanguage } = useLanguage()
  const updateMine = useUpdateMine()
  const updateAccount = useUpdateAccount()
  return async ({ language, theme, notifiesLogin }: Preferences) => {
    await updateAccount.mutateAsync({ language, notifiesLogin })
    await updateMine.mutateAsync({ theme } satisfies Partial<SettingsView['mine']>)
    look.choose({ language, theme })
    await setLanguage(language)
    toast({ text: t('preferences.saved') })
  }
}
