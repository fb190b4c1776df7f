import type { ReviewView } from '@coverwright/contract/company/companies'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { ReviewPanel } from './review-panel'
import { useReviews } from './use-reviews'

/** Who waits longest stands first; one company at a time beside the list. */
export function ReviewQueue({ operatorKey }: { operatorKey: string }) {
  const t = useTexts('support')
  const words = useErrorWords()
  const asked = useReviews(operatorKey)
  const [open, setOpen] = useState<string>()
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
  const { reviews } = asked.data
  const shown = reviews.find(({ companyId }) => companyId === open) ?? reviews[0]
  if (!shown)
    return (
      <div className="cw-card">
        <EmptyState picture={<Inbox size={24} />} title={t('review.none')} about={t('review.noneAbout')} />
      </div>
    )
  return (
    <div className="review">
      <WaitingList reviews={reviews} shown={shown.companyId} onOpen={setOpen} />
      <ReviewPanel key={shown.companyId} review={shown} operatorKey={operatorKey} />
    </div>
  )
}

type ListProps = { reviews: ReviewView[]; shown: string; onOpen: (companyId: string) => void }

function WaitingList({ reviews, shown, onOpen }: ListProps) {
  const t = useTexts('support')
  const { relative } = useFormats()
  return (
    <nav className="cw-card review-list" aria-label={t('review.waiting', { count: reviews.length })}>
      <h2>{t('review.waiting', { count: reviews.length })}</h2>
      {reviews.map(({ companyId, name, askedAt, licenceNumber }) => (
        <button
          key={companyId}
          type="button"
          aria-current={companyId === shown ? 'true' : undefined}
          onClick={() => onOpen(companyId)}
        >
          <b className="cw-cut">{name}</b>
          <span className="cw-cut">{licenceNumber}</span>
          <time className="cw-num" dateTime={askedAt}>
            {relative(askedAt, Date.now())}
          </time>
        </button>
      ))}
    </nav>
  )
}
