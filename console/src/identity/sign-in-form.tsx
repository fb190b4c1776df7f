import { SignIn } from '@coverwright/contract/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import type { useSubmit } from '../platform/queries'
import { type ScreenPath, useScreens } from '../routes'

const schema = SignIn.omit({ deviceKey: true })
type Typed = { email: string; password: string }

export function SignInForm({ submit }: { submit: ReturnType<typeof useSubmit<Typed>> }) {
  const t = useTexts('identity')
  const screens = useScreens()
  const isBuilt = (path: ScreenPath) => screens.some((screen) => screen.path === path)
  const forgot = isBuilt('/ResetPassword') && (
    <Link className="cw-link" href="/ResetPassword">
      {t('signIn.forgot')}
    </Link>
  )
  return (
    <>
      <h1>{t('signIn.title')}</h1>
      <p className="sign-in-purpose">{t('signIn.purpose')}</p>
      <Form
        {...submit}
        schema={schema}
        label={t('signIn.title')}
        initial={{ email: '', password: '' }}
        isLarge
        guardsUnsaved={false}
        submitLabel={t('signIn.submit')}
        fields={[
          { name: 'email', kind: 'email', label: t('signIn.email'), autoComplete: 'username', autoFocus: true },
          { name: 'password', kind: 'password', label: t('signIn.password'), ...(forgot ? { beside: forgot } : {}) },
        ]}
      />
      {isBuilt('/signUp-company-info') && (
        <p className="sign-in-new">
          {t('signIn.new')}{' '}
          <Link className="cw-link" href="/signUp-company-info">
            {t('signIn.trial')}
          </Link>
        </p>
      )}
    </>
  )
}
