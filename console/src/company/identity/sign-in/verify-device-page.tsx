import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { z } from 'zod'
import { EntryHalves, EntryOutcome, useCountdown } from '../entry'
import { useErrorWords } from '../../../platform/words'
import type { OpenStep } from './open-step'
import { TwoStepForm } from './two-step-form'
import { useVerifyDevice } from './use-sign-in'

const schema = z.object({ code: z.string().regex(/^[0-9]{6}$/, 'identity.codeInvalid') })

/** A browser that was not seen before proves the mailbox first. Works on a phone. */
export function VerifyDevicePage() {
  const t = useTexts('identity')
  const { openStep, twoStep, ...verify } = useVerifyDevice()
  return (
    <EntryHalves>
      {openStep?.step === 'verifyDevice' && <VerifyDevice step={openStep} {...verify} />}
      {openStep?.step === 'twoStep' && <TwoStepForm submit={twoStep} onBack={verify.startAgain} />}
      {!openStep && (
        <EntryOutcome
          tone="note"
          title={t('device.nothing')}
          about={t('device.nothingAbout')}
          action={{ label: t('signIn.submit'), href: '/' }}
        />
      )}
    </EntryHalves>
  )
}

type DeviceStep = Extract<OpenStep, { step: 'verifyDevice' }>
type Props = Omit<ReturnType<typeof useVerifyDevice>, 'openStep' | 'twoStep'> & { step: DeviceStep }

function VerifyDevice({ step, code, startAgain, sendAgain, resend }: Props) {
  const t = useTexts('identity')
  const navigate = useNavigate()
  const errorWords = useErrorWords()
  const secondsLeft = useCountdown(step.askedAt + step.resendAfterSeconds * 1000)
  const back = () => {
    startAgain()
    navigate('/')
  }
  return (
    <>
      <h1>{t('device.title')}</h1>
      <p className="sign-in-purpose">{t('device.purpose', { sentTo: step.sentTo })}</p>
      <Form
        {...code}
        schema={schema}
        label={t('device.title')}
        initial={{ code: '' }}
        isLarge
        guardsUnsaved={false}
        submitLabel={t('device.submit')}
        fields={[{ name: 'code', kind: 'code6', label: t('device.code'), autoFocus: true }]}
      />
      {resend.error && (
        <p className="sign-in-error" role="alert">
          {errorWords(resend.error)}
        </p>
      )}
      <p className="sign-in-new">
        {secondsLeft > 0 ? (
          <span className="cw-num">{t('device.resendIn', { seconds: secondsLeft })}</span>
        ) : (
          <Button type="link" loading={resend.isPending} onClick={() => void sendAgain().catch(() => undefined)}>
            {t('device.resend')}
          </Button>
        )}
        <Button type="link" onClick={back}>
          {t('signIn.startAgain')}
        </Button>
      </p>
    </>
  )
}
