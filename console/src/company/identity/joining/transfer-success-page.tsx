import { useTexts } from '@coverwright/ui/locales'
import { EntryHalves, EntryOutcome } from '../entry'
import { useIsSignedIn } from '../../../platform/session'
import { NoTransfer } from './transfer-notice-page'
import { readTransferred } from './use-joining'

export function TransferSuccessPage() {
  const t = useTexts('joining')
  const isSignedIn = useIsSignedIn()
  const done = readTransferred()
  return (
    <EntryHalves>
      {done ? (
        <EntryOutcome
          tone="done"
          title={t('handed.title', { company: done.companyName })}
          about={t('handed.about', { from: done.fromName })}
          action={isSignedIn ? { label: t('open'), href: '/home' } : { label: t('signIn'), href: '/' }}
        />
      ) : (
        <NoTransfer />
      )}
    </EntryHalves>
  )
}
