import type { ParkedEventView } from '@coverwright/contract/staff/support'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { CircleCheck } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { useParkedEvents, useRetryParkedEvent } from './use-parked-events'

/** What should have followed an event and failed too often, in whichever company. */
export function ParkedPart({ operatorKey }: { operatorKey: string }) {
  const t = useTexts('support')
  const words = useErrorWords()
  const parked = useParkedEvents(operatorKey)
  if (parked.data?.events.length) return <ParkedTable events={parked.data.events} operatorKey={operatorKey} />
  return (
    <div className="cw-card">
      {parked.data ? (
        <EmptyState picture={<CircleCheck size={24} />} title={t('parked.none')} about={t('parked.noneAbout')} />
      ) : parked.error ? (
        <ErrorState about={words(parked.error)} onRetry={() => void parked.refetch()} />
      ) : (
        <ListSkeleton rows={4} height={56} />
      )}
    </div>
  )
}

const columns = ['event', 'reader', 'company', 'failed', 'error', 'parked'] as const

function ParkedTable({ events, operatorKey }: { events: ParkedEventView[]; operatorKey: string }) {
  const t = useTexts('support')
  const label = t('review.part.parked')
  return (
    <div className="cw-card parked-events" role="region" aria-label={label} tabIndex={0}>
      <table className="cw-table" aria-label={label} data-height={56}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`parked.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="cw-unseen">{t('parked.retry')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <ParkedRow key={`${event.companyId} ${event.reader} ${event.place}`} {...{ event, operatorKey }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ParkedRow({ event, operatorKey }: { event: ParkedEventView; operatorKey: string }) {
  const t = useTexts('support')
  const { dateTime } = useFormats()
  const withToast = useToast()
  const retry = useRetryParkedEvent()
  const { companyId, reader, place, eventName, failures, error, parkedAt, isRetrying } = event
  const run = () =>
    withToast(() => retry.mutateAsync({ operatorKey, companyId, reader, place }), {
      text: t('parked.retried', { event: eventName }),
    })
  return (
    <tr>
      <td>{eventName}</td>
      <td>{reader}</td>
      <td className="cw-num">{companyId}</td>
      <td>{t('parked.times', { count: failures })}</td>
      <td>{error}</td>
      <td className="cw-num">{dateTime(parkedAt)}</td>
      <td className="cw-end">
        {isRetrying ? (
          <StateTag tone="info">{t('parked.retrying')}</StateTag>
        ) : (
          <Button
            size="small"
            loading={retry.isPending}
            aria-label={t('parked.retryOne', { event: eventName })}
            onClick={() => void run()}
          >
            {t('parked.retry')}
          </Button>
        )}
      </td>
    </tr>
  )
}
