import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { Suspense } from 'react'
import { later } from '@coverwright/ui/later'
import { loadPreferencesForm } from '../../settings'
import { WithAccount } from './with-account'

const PreferencesForm = later(loadPreferencesForm)

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
