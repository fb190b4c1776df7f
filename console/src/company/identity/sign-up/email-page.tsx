import { SignUpEmail, type SignUpView } from '@coverwright/contract/company/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { AgreementLinks } from './agreement-links'
import { SignUpFrame } from './sign-up-frame'
import { invitedEmail, useSaveEmail } from './use-sign-up'

const schema = SignUpEmail.omit({ signUp: true, language: true })

export function EmailPage() {
  const t = useTexts('sign-up')
  return (
    <SignUpFrame step="email" purpose={t('purpose.email')}>
      {(signUp, view) => signUp && view && <EmailForm signUp={signUp} view={view} />}
    </SignUpFrame>
  )
}

function EmailForm({ signUp, view }: { signUp: string; view: SignUpView }) {
  const t = useTexts('sign-up')
  const save = useSaveEmail(signUp)
  const hasAgreed = view.email !== null
  const initial = {
    firstName: view.firstName,
    lastName: view.lastName,
    email: view.email ?? invitedEmail(),
    agreesToPrivacy: hasAgreed,
    agreesToTerms: hasAgreed,
    privacyVersion: view.policies.privacy,
    termsVersion: view.policies.terms,
  }
  return (
    <Form
      {...save}
      schema={schema}
      label={t('title.email')}
      isLarge
      initial={initial}
      submitLabel={t('next')}
      fields={[
        {
          name: 'firstName',
          kind: 'text',
          label: t('email.firstName'),
          autoComplete: 'given-name',
          width: 'half',
          maxLength: 80,
          autoFocus: true,
        },
        {
          name: 'lastName',
          kind: 'text',
          label: t('email.lastName'),
          autoComplete: 'family-name',
          width: 'half',
          maxLength: 80,
        },
        { name: 'email', kind: 'email', label: t('email.email'), help: t('email.help'), autoComplete: 'email' },
        { name: 'agreesToPrivacy', kind: 'check', label: t('email.privacy') },
        { name: 'agreesToTerms', kind: 'check', label: t('email.terms') },
      ]}
      note={<AgreementLinks version={view.policies.privacy} />}
    />
  )
}
