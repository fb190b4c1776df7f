import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { ChevronRight } from 'lucide-react'
import { NoticeIcon, useNoticeHref, useNoticeWords, useWaitingNotices } from '../../company/notifications'
import { useErrorWords } from '../../platform/words'

/** What somebody has to do something about, the newest first; each row leads there. News are in the notices. */
export function WaitingForYou() {
  const t = useTexts('home')
  const waiting = useWaitingNotices()
  return (
    <section className="cw-card home-waiting" aria-labelledby="waiting">
      <div className="cw-card-head">
        <h2 id="waiting">{t('waiting.title')}</h2>
        {waiting.data && waiting.data.total > 0 && <span className="home-count cw-num">{waiting.data.total}</span>}
        <Link className="cw-more" href="/setting/notifications">
          {t('waiting.all')}
          <ChevronRight size={14} />
        </Link>
      </div>
      <WaitingRows waiting={waiting} />
    </section>
  )
}

function WaitingRows({ waiting }: { waiting: ReturnType<typeof useWaitingNotices> }) {
  const t = useTexts('home')
  const errorWords = useErrorWords()
  const words = useNoticeWords()
  const hrefOf = useNoticeHref()
  const { relative } = useFormats()
  if (waiting.error) return <ErrorState about={errorWords(waiting.error)} onRetry={() => void waiting.refetch()} />
  if (!waiting.data) return <ListSkeleton rows={3} />
  if (waiting.data.rows.length === 0) return <EmptyState title={t('waiting.none')} about={t('waiting.noneAbout')} />
  return (
    <ul>
      {waiting.data.rows.map((notice) => (
        <li key={notice.id}>
          <Link className="home-row" href={hrefOf(notice) ?? `/setting/notifications?open=${notice.id}`}>
            <NoticeIcon tone={notice.tone} />
            <b className="cw-cut">{words(notice).title}</b>
            <span className="cw-cut">{words(notice).about}</span>
            <time className="cw-num" dateTime={notice.madeAt}>
              {relative(notice.madeAt, Date.now())}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
