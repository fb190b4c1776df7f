import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EntryHalves, EntryOutcome } from '../../company/identity'
import { useIsSignedIn } from '../../platform/session'
import { useErrorWords } from '../../platform/words'
import { useHandOver } from './use-contact'

/** Hands a signed-in person over to the support desk, with a pass that tells it who they are. */
export function SupportDeskPage() {
  const isSignedIn = useIsSignedIn()
  return <EntryHalves>{isSignedIn ? <HandOver /> : <SignInFirst />}</EntryHalves>
}

function SignInFirst() {
  const t = useTexts('support')
  return (
    <EntryOutcome
      tone="note"
      title={t('desk.signInFirst')}
      about={t('desk.signInAbout')}
      action={{ label: t('desk.signIn'), href: '/' }}
      others={
        <Link className="cw-link" href="/contact-us">
          {t('desk.write')}
        </Link>
      }
    />
  )
}

function HandOver() {
  const t = useTexts('support')
  const words = useErrorWords()
  const { go, hasNoDesk, isPending, error } = useHandOver()
  if (hasNoDesk)
    return (
      <EntryOutcome
        tone="note"
        title={t('desk.none')}
        about={t('desk.noneAbout')}
        action={{ label: t('desk.writeInside'), href: '/contact' }}
      />
    )
  return (
    <>
      <h1>{t('desk.title')}</h1>
      <p className="sign-in-purpose">{t('desk.purpose')}</p>
      <Button type="primary" size="large" block loading={isPending} onClick={go}>
        {t('desk.go')}
      </Button>
      {Boolean(error) && (
        <p className="sign-in-error" role="alert">
          {words(error)}
        </p>
      )}
    </>
  )
}
