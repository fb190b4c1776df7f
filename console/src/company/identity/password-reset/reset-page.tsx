import { EmailAddress } from '@coverwright/contract/company/identity'
import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { z } from 'zod'
import { CodeForm, EntryHalves } from '../entry'
import { useAskReset } from './use-password-reset'

const schema = z.object({ email: EmailAddress })

export function ResetPage() {
  const t = useTexts('password-reset')
  const { progress, email, code, resend, startAgain } = useAskReset()
  return (
    <EntryHalves>
      <h1>{t('title')}</h1>
      <p className="sign-in-purpose">{progress ? t('sent', { email: progress.email }) : t('purpose')}</p>
      {progress ? (
        <CodeForm
          label={t('title')}
          submitLabel={t('verify')}
          submit={code}
          resendAt={progress.resendAt}
          resend={resend}
          other={
            <Button type="link" onClick={startAgain}>
              {t('otherEmail')}
            </Button>
          }
        />
      ) : (
        <Form
          {...email}
          schema={schema}
          label={t('title')}
          isLarge
          guardsUnsaved={false}
          initial={{ email: '' }}
          submitLabel={t('send')}
          fields={[{ name: 'email', kind: 'email', label: t('email'), autoComplete: 'username', autoFocus: true }]}
        />
      )}
      <p className="sign-in-new">
        <Link className="cw-link" href="/">
          {t('back')}
        </Link>
      </p>
    </EntryHalves>
  )
}
