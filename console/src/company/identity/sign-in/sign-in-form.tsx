import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CircleAlert } from 'lucide-react'
import type { useSubmit } from '../../../platform/queries'
import { type ScreenPath, useScreens } from '../../../platform/routes'
import { SignInField } from './sign-in-field'
import { SignInRemedy } from './sign-in-remedy'
import { type Typed, useSignInForm } from './use-sign-in-form'
import '@coverwright/ui/field/field.css'
import '@coverwright/ui/form/form.css'
import '@coverwright/ui/note/note.css'

/** Everybody's first screen: its two fields are the browser's own, because the shared form would double its weight. */
export function SignInForm({ submit }: { submit: ReturnType<typeof useSubmit<Typed>> }) {
  const t = useTexts('identity')
  const screens = useScreens()
  const form = useSignInForm(submit)
  const isBuilt = (path: ScreenPath) => screens.some((screen) => screen.path === path)
  return (
    <>
      <h1>{t('signIn.title')}</h1>
      <p className="sign-in-purpose">{t('signIn.purpose')}</p>
      <form className="cw-form cw-form-large" noValidate aria-label={t('signIn.title')} onSubmit={form.send}>
        <div className="cw-fields cw-fields-large">
          <SignInField {...form.field('email')} label={t('signIn.email')} autoFocus />
          <SignInField
            {...form.field('password')}
            label={t('signIn.password')}
            beside={
              isBuilt('/ResetPassword') && (
                <Link className="cw-link" href="/ResetPassword">
                  {t('signIn.forgot')}
                </Link>
              )
            }
          />
        </div>
        {form.general && (
          <p className="cw-note cw-note-danger" role="alert">
            <CircleAlert />
            <span className="cw-note-words">{form.general}</span>
          </p>
        )}
        {form.generalCode && <SignInRemedy code={form.generalCode} email={form.email} />}
        <div className="cw-form-foot">
          <Button type="primary" htmlType="submit" size="large" loading={form.isSending}>
            {t('signIn.submit')}
          </Button>
        </div>
      </form>
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
