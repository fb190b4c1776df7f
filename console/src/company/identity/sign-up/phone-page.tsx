import { CountryCode, PhoneNumber, type SignUpView } from '@coverwright/contract/company/identity'
import { offeredCountryCodes, phoneRefusal } from '@coverwright/rules/company/identity'
import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { z } from 'zod'
import { CodeForm } from '../entry'
import { SignUpFrame } from './sign-up-frame'
import { pathOf } from './sign-up-steps'
import { usePhoneStep } from './use-phone-step'

const schema = z.object({ countryCode: CountryCode, phone: PhoneNumber }).superRefine((typed, issues) => {
  const refusal = phoneRefusal(typed.countryCode, typed.phone)
  if (refusal) issues.addIssue({ code: 'custom', path: ['phone'], message: refusal.code })
})

export function PhonePage() {
  const t = useTexts('sign-up')
  return (
    <SignUpFrame step="phone" purpose={t('purpose.phone')}>
      {(signUp, view) => signUp && view && <PhoneStep signUp={signUp} view={view} />}
    </SignUpFrame>
  )
}

function PhoneStep({ signUp, view }: { signUp: string; view: SignUpView }) {
  const t = useTexts('sign-up')
  const { sent, number, code, resend, change } = usePhoneStep(signUp)
  if (!sent) return <NumberForm submit={number} view={view} />
  return (
    <>
      <p className="entry-sent">{t('phone.sent', { number: `${sent.countryCode} ${sent.phone}` })}</p>
      <CodeForm
        label={t('title.phone')}
        submitLabel={t('phone.verify')}
        submit={code}
        resendAt={sent.resendAt}
        resend={resend}
        other={
          <Button type="link" onClick={change}>
            {t('phone.change')}
          </Button>
        }
      />
    </>
  )
}

function NumberForm({ submit, view }: { submit: ReturnType<typeof usePhoneStep>['number']; view: SignUpView }) {
  const t = useTexts('sign-up')
  const codes = offeredCountryCodes.map((code) => ({ value: code, label: `${code} ${t(`dial.${code.slice(1)}`)}` }))
  const isVerified = view.step === 'password' || view.step === 'verifyEmail'
  return (
    <Form
      {...submit}
      schema={schema}
      label={t('title.phone')}
      isLarge
      initial={{ countryCode: view.countryCode ?? '+852', phone: view.phone ?? '' }}
      submitLabel={isVerified ? t('phone.verifyAnother') : t('phone.send')}
      fields={[
        {
          name: 'phone',
          codeName: 'countryCode',
          kind: 'phone',
          label: t('phone.label'),
          help: isVerified ? t('phone.verified') : t('phone.help'),
          codes,
          autoFocus: true,
        },
      ]}
      secondary={
        isVerified && (
          <Link className="cw-link" href={pathOf(view.step)}>
            {t('phone.keep')}
          </Link>
        )
      }
    />
  )
}
