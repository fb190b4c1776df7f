import { History, Lock } from 'lucide-react'
import { useTexts } from '../locales'
import { EmptyState, ErrorState } from '../page'
import type { TimelineProps } from './timeline-types'

/** In the shape of what comes: a mark and two lines each. */
export function TimelineSkeleton({ entries = 5 }: { entries?: number }) {
  const t = useTexts('ui')
  return (
    <div className="cw-timeline-bones" role="status">
      <span className="cw-unseen">{t('loading')}</span>
      {Array.from({ length: entries }, (_, at) => (
        <div key={at}>
          <span className="cw-bone" />
          <span className="cw-bone" style={{ width: `${[58, 44, 66, 50, 38][at % 5]}%` }} />
          <span className="cw-bone" style={{ width: `${[34, 52, 40, 28, 46][at % 5]}%` }} />
        </div>
      ))}
    </div>
  )
}

type Props = Pick<TimelineProps, 'entries' | 'error' | 'onRetry' | 'isRefused' | 'empty'>

/** What stands in for a story that is not there: refused, failed, on its way, or not yet begun. */
export function TimelineState({ entries, error, onRetry, isRefused, empty }: Props) {
  const t = useTexts('ui')
  if (isRefused)
    return <EmptyState picture={<Lock size={20} />} title={t('timeline.refused')} about={t('timeline.refusedAbout')} />
  if (error) return <ErrorState about={error} {...(onRetry ? { onRetry } : {})} />
  if (!entries) return <TimelineSkeleton />
  const { title, about } = empty ?? { title: t('timeline.empty'), about: t('timeline.emptyAbout') }
  return <EmptyState picture={<History size={20} />} title={title} about={about} />
}
