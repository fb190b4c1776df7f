import { CODE_RESEND_AFTER_MS } from '@coverwright/rules/company/identity'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { toast } from '@coverwright/ui/toast'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useCountdown } from '../entry'
import { useErrorWords } from '../../../platform/words'
import { SignUpFrame } from './sign-up-frame'
import { stepPaths } from './sign-up-steps'
import { useResendVerification } from './use-sign-up'

export function CheckMailPage() {
  const t = useTexts('sign-up')
  return (
    <SignUpFrame step="mail" purpose={t('purpose.mail')}>
      {(_signUp, view) => view?.email && <CheckMail email={view.email} />}
    </SignUpFrame>
  )
}

function CheckMail({ email }: { email: string }) {
  const t = useTexts('sign-up')
  const errorWords = useErrorWords()
  const resend = useResendVerification()
  const [resendAt, setResendAt] = useState(() => Date.now() + CODE_RESEND_AFTER_MS)
  const secondsLeft = useCountdown(resendAt)
  const sendAgain = async () => {
    await resend.mutateAsync({ email })
    setResendAt(Date.now() + CODE_RESEND_AFTER_MS)
    toast({ text: t('mail.sentAgain') })
  }
  return (
    <div className="entry-mail">
      <span className="entry-mark" data-tone="done">
        <MailCheck size={22} />
      </span>
      <p>
        {t('mail.sentTo')} <b>{email}</b>
      </p>
      <p className="entry-quiet">{t('mail.about')}</p>
      {resend.error && (
        <p className="sign-in-error" role="alert">
          {errorWords(resend.error)}
        </p>
      )}
      <div className="sign-in-new entry-ways">
        {secondsLeft > 0 ? (
          <span className="cw-num">{t('mail.resendIn', { seconds: secondsLeft })}</span>
        ) : (
          <Button type="link" loading={resend.isPending} onClick={() => void sendAgain().catch(() => undefined)}>
            {t('mail.resend')}
          </Button>
        )}
        <Link className="cw-link" href={stepPaths.email}>
          {t('mail.change')}
        </Link>
      </div>
    </div>
  )
}
