import { NewPassword } from '@coverwright/contract/company/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { checkNewPassword, EntryHalves, EntryOutcome, useNewPasswordFields } from '../entry'
import { useNewPassword } from './use-password-reset'

const schema = NewPassword.superRefine(checkNewPassword)

export function NewPasswordPage() {
  const t = useTexts('password-reset')
  const fields = useNewPasswordFields({ autoFocus: true })
  const { reset, submit } = useNewPassword()
  return (
    <EntryHalves>
      {reset ? (
        <>
          <h1>{t('new.title')}</h1>
          <p className="sign-in-purpose">{t('new.purpose')}</p>
          <Form
            {...submit}
            schema={schema}
            label={t('new.title')}
            isLarge
            guardsUnsaved={false}
            initial={{ password: '', repeatedPassword: '' }}
            submitLabel={t('new.submit')}
            fields={fields}
          />
          <p className="sign-in-new">
            <Link className="cw-link" href="/ResetPassword">
              {t('new.newCode')}
            </Link>
          </p>
        </>
      ) : (
        <EntryOutcome
          tone="note"
          title={t('new.nothing')}
          about={t('new.nothingAbout')}
          action={{ label: t('new.begin'), href: '/ResetPassword' }}
        />
      )}
    </EntryHalves>
  )
}
