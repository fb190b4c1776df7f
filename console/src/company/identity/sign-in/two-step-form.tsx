import { Button } from '@coverwright/ui/button'
import { Form, plainDigits } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { z } from 'zod'
import type { useSubmit } from '../../../platform/queries'

/** An authenticator's six digits, or one of the longer recovery codes. */
const Typed = z
  .string()
  .trim()
  .transform(plainDigits)
  .refine((code) => code.length >= 6 && code.length <= 20, 'identity.codeInvalid')
const schema = z.object({ code: Typed })

type Props = { submit: ReturnType<typeof useSubmit<{ code: string }>>; onBack: () => void }

export function TwoStepForm({ submit, onBack }: Props) {
  const t = useTexts('identity')
  return (
    <>
      <h1>{t('twoStep.title')}</h1>
      <p className="sign-in-purpose">{t('twoStep.purpose')}</p>
      <Form
        {...submit}
        schema={schema}
        label={t('twoStep.title')}
        initial={{ code: '' }}
        isLarge
        guardsUnsaved={false}
        submitLabel={t('twoStep.submit')}
        fields={[
          { name: 'code', kind: 'text', label: t('twoStep.code'), autoComplete: 'one-time-code', autoFocus: true },
        ]}
        secondary={
          <Button type="text" size="large" onClick={onBack}>
            {t('signIn.startAgain')}
          </Button>
        }
      />
    </>
  )
}
