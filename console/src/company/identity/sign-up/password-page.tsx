import { NewPassword } from '@coverwright/contract/company/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { checkNewPassword, useNewPasswordFields } from '../entry'
import { SignUpFrame } from './sign-up-frame'
import { useCreatePassword } from './use-sign-up'

const schema = NewPassword.superRefine(checkNewPassword)

export function PasswordPage() {
  const t = useTexts('sign-up')
  return (
    <SignUpFrame step="password" purpose={t('purpose.password')}>
      {(signUp) => signUp && <PasswordForm signUp={signUp} />}
    </SignUpFrame>
  )
}

function PasswordForm({ signUp }: { signUp: string }) {
  const t = useTexts('sign-up')
  const create = useCreatePassword(signUp)
  const fields = useNewPasswordFields({ autoFocus: true })
  return (
    <Form
      {...create}
      schema={schema}
      label={t('title.password')}
      isLarge
      guardsUnsaved={false}
      initial={{ password: '', repeatedPassword: '' }}
      submitLabel={t('password.submit')}
      fields={fields}
    />
  )
}
