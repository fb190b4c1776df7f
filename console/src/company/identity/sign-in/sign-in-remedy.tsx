import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useErrorWords } from '../../../platform/words'
import { useScreens } from '../../../platform/routes'
import { useResend } from './use-confirmation'

/** The way on from a sign-in that was refused, where there is one. */
export function SignInRemedy({ code, email }: { code: string; email: string }) {
  const t = useTexts('identity')
  const canAsk = useScreens().some((screen) => screen.path === '/trial-expired')
  if (code === 'identity.emailNotVerified') return <Resend email={email} />
  if (code !== 'companies.deactivated' || !canAsk) return null
  return (
    <p className="sign-in-new">
      <Link className="cw-link" href="/trial-expired?because=deactivated">
        {t('signIn.reactivate')}
      </Link>
    </p>
  )
}

function Resend({ email }: { email: string }) {
  const t = useTexts('identity')
  const words = useErrorWords()
  const { send, sentTo, resend } = useResend()
  return (
    <p className="sign-in-new" role="status">
      {sentTo === email ? (
        t('resend.sent', { email })
      ) : (
        <Button type="link" loading={resend.isPending} onClick={() => void send({ email }).catch(() => undefined)}>
          {t('resend.submit')}
        </Button>
      )}
      {resend.error && <span>{words(resend.error)}</span>}
    </p>
  )
}
