import { EmailAddress } from '@coverwright/contract/company/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { z } from 'zod'
import { useResend } from './use-confirmation'

const schema = z.object({ email: EmailAddress })

/** Has the verifying mail sent again. What is answered does not tell whether there was anything to send. */
export function ResendForm() {
  const t = useTexts('identity')
  const { submit, sentTo } = useResend()
  if (sentTo !== null)
    return (
      <p className="entry-sent" role="status">
        {t('resend.sent', { email: sentTo })}
      </p>
    )
  return (
    <Form
      {...submit}
      schema={schema}
      label={t('resend.submit')}
      isLarge
      guardsUnsaved={false}
      initial={{ email: '' }}
      submitLabel={t('resend.submit')}
      fields={[{ name: 'email', kind: 'email', label: t('signIn.email'), autoComplete: 'username' }]}
    />
  )
}
