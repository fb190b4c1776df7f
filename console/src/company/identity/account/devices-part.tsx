import { useTexts } from '@coverwright/ui/locales'
import { Card } from '@coverwright/ui/card'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { useErrorWords } from '../../../platform/words'
import { DeviceTable } from './device-table'
import { SessionTable } from './session-table'
import { useSessions } from './use-account'

/** Where the account is signed in, and the browsers it knows. */
export function DevicesPart() {
  const t = useTexts('account')
  const words = useErrorWords()
  const asked = useSessions()
  if (!asked.data)
    return (
      <div className="cw-card">
        {asked.error ? (
          <ErrorState about={words(asked.error)} onRetry={() => void asked.refetch()} />
        ) : (
          <ListSkeleton rows={4} height={56} />
        )}
      </div>
    )
  const { sessions, devices } = asked.data
  return (
    <>
      <Card title={t('sessions.title')} beside={sessions.length}>
        <p className="account-lead">{t('sessions.about')}</p>
        <SessionTable sessions={sessions} />
      </Card>
      <Card title={t('devices.title')} beside={devices.length}>
        <p className="account-lead">{t('devices.about')}</p>
        <DeviceTable devices={devices} />
      </Card>
    </>
  )
}
