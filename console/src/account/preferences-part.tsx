import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { lazy, Suspense } from 'react'
import { loadPreferencesForm } from '../settings'
import { WithAccount } from './with-account'

const PreferencesForm = lazy(() => loadPreferencesForm().then((form) => ({ default: form })))

/** Language, theme and sign-in mails: the same form as in the settings. */
export function PreferencesPart() {
  const t = useTexts('account')
  return (
    <WithAccount>
      {({ notifiesLogin }) => (
        <Card title={t('tab.preferences')}>
          <div className="account-card">
            <Suspense fallback={<FormSkeleton fields={3} />}>
              <PreferencesForm notifiesLogin={notifiesLogin} />
            </Suspense>
          </div>
        </Card>
      )}
    </WithAccount>
  )
}
