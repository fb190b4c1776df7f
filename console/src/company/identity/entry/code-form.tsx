import { Code } from '@coverwright/contract/company/identity'
import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { useSubmit } from '../../../platform/queries'
import { useErrorWords } from '../../../platform/words'
import { useCountdown } from './use-countdown'

const schema = /* @__PURE__ */ z.object({ code: Code })

type Props = {
  label: string
  submitLabel: string
  submit: ReturnType<typeof useSubmit<{ code: string }>>
  /** From when on another code may be asked for, in milliseconds. */
  resendAt: number
  resend: { isPending: boolean; error: unknown; send: () => Promise<unknown> }
  /** Another way on: change the number, use another account. */
  other?: ReactNode
}

/** Six digits from a mailbox or a phone, and asking for another when they do not come. */
export function CodeForm({ label, submitLabel, submit, resendAt, resend, other }: Props) {
  const t = useTexts('entry')
  const errorWords = useErrorWords()
  const secondsLeft = useCountdown(resendAt)
  return (
    <>
      <Form
        {...submit}
        schema={schema}
        label={label}
        initial={{ code: '' }}
        isLarge
        guardsUnsaved={false}
        submitLabel={submitLabel}
        fields={[{ name: 'code', kind: 'code6', label: t('code.label'), help: t('code.help'), autoFocus: true }]}
      />
      {Boolean(resend.error) && (
        <p className="sign-in-error" role="alert">
          {errorWords(resend.error)}
        </p>
      )}
      <div className="sign-in-new entry-ways">
        {secondsLeft > 0 ? (
          <span className="cw-num">{t('code.resendIn', { seconds: secondsLeft })}</span>
        ) : (
          <Button type="link" loading={resend.isPending} onClick={() => void resend.send().catch(() => undefined)}>
            {t('code.resend')}
          </Button>
        )}
        {other}
      </div>
    </>
  )
}
