import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { ChevronRight } from 'lucide-react'
import { NoticeIcon, useNoticeHref, useNoticeWords, useUnreadNotices } from '../../company/notifications'
import { useErrorWords } from '../../platform/words'

/** What nobody has looked at yet, the newest first; each row leads to what it is about. */
export function WaitingForYou() {
  const t = useTexts('home')
  const unread = useUnreadNotices()
  return (
    <section className="cw-card home-waiting" aria-labelledby="waiting">
      <div className="cw-card-head">
        <h2 id="waiting">{t('waiting.title')}</h2>
        {unread.data && unread.data.total > 0 && <span className="home-count cw-num">{unread.data.total}</span>}
        <Link className="cw-more" href="/setting/notifications">
          {t('waiting.all')}
          <ChevronRight size={14} />
        </Link>
      </div>
      <WaitingRows unread={unread} />
    </section>
  )
}

function WaitingRows({ unread }: { unread: ReturnType<typeof useUnreadNotices> }) {
  const t = useTexts('home')
  const errorWords = useErrorWords()
  const words = useNoticeWords()
  const hrefOf = useNoticeHref()
  const { relative } = useFormats()
  if (unread.error) return <ErrorState about={errorWords(unread.error)} onRetry={() => void unread.refetch()} />
  if (!unread.data) return <ListSkeleton rows={3} />
  if (unread.data.rows.length === 0) return <EmptyState title={t('waiting.none')} about={t('waiting.noneAbout')} />
  return (
    <ul>
      {unread.data.rows.map((notice) => (
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
