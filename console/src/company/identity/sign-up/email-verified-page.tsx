import { TRIAL_DAYS } from '@coverwright/rules/company/trials'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { useEffect, useRef, useState } from 'react'
import { EntryHalves, EntryOutcome, LinkOver, useEnter, useTakenSecret } from '../entry'
import { useIsSignedIn } from '../../../platform/session'
import { tabStorage } from '../../../platform/storage'
import { forgetSignUp, useVerifyEmail } from './use-sign-up'

const LINK = 'verifyEmailLink'

/** Arrives from the mail: the mailbox is proved, the company and its trial begin, and this browser is in. */
export function EmailVerifiedPage() {
  const t = useTexts('sign-up')
  const link = useTakenSecret('link', LINK)
  const isSignedIn = useIsSignedIn()
  return (
    <EntryHalves>
      {link ? (
        <Verifying link={link} />
      ) : isSignedIn ? (
        <Verified />
      ) : (
        <EntryOutcome
          tone="note"
          title={t('verified.nothing')}
          about={t('verified.nothingAbout')}
          action={{ label: t('signIn'), href: '/' }}
        />
      )}
    </EntryHalves>
  )
}

function Verified({ company }: { company?: string | undefined }) {
  const t = useTexts('sign-up')
  return (
    <EntryOutcome
      tone="done"
      title={t('verified.title')}
      about={
        company ? t('verified.aboutCompany', { company, days: TRIAL_DAYS }) : t('verified.about', { days: TRIAL_DAYS })
      }
      action={{ label: t('verified.start'), href: '/home' }}
    />
  )
}

/** Opened by itself for a stranger; whoever is signed in is asked first, because they would change accounts. */
function Verifying({ link }: { link: string }) {
  const t = useTexts('sign-up')
  const { open, company, error, isAsking } = useOpenLink(link)
  if (company !== null) return <Verified company={company} />
  if (error) return <LinkOver error={error} about={t('verified.over')} onRetry={open} link={link} />
  if (isAsking)
    return (
      <EntryOutcome
        tone="note"
        title={t('verified.ask')}
        about={t('verified.askAbout')}
        action={{ label: t('verified.go'), onSelect: open }}
      />
    )
  return <FormSkeleton />
}

function useOpenLink(link: string) {
  const verify = useVerifyEmail()
  const enter = useEnter()
  const isSignedIn = useIsSignedIn()
  const [company, setCompany] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(isSignedIn)
  const wasOpened = useRef(false)
  const open = async () => {
    setAsking(false)
    const { companyName, tokens } = await verify.mutateAsync({ link })
    tabStorage.removeItem(LINK)
    forgetSignUp()
    await enter(tokens)
    setCompany(companyName)
  }
  const openQuietly = () => void open().catch(() => undefined)
  const start = useRef(openQuietly)
  useEffect(() => {
    if (wasOpened.current || isAsking) return
    wasOpened.current = true
    start.current()
  }, [isAsking])
  return { open: openQuietly, company, error: verify.error, isAsking }
}
