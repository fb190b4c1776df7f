import type { NoticeView } from '@coverwright/contract/company/notifications'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useNoticeHref } from './notice-href'
import { useNoticeWords } from './notice-words'

/** A row opened in place: the whole sentence, when, and where it leads. Opening it is reading it. */
export function NoticeOpened({ notice, onSeen }: { notice: NoticeView; onSeen: (notices: NoticeView[]) => unknown }) {
  const t = useTexts('notifications')
  const { about } = useNoticeWords()(notice)
  const { dateTime } = useFormats()
  const href = useNoticeHref()(notice)
  const seen = useEffectEvent(() => {
    if (notice.state === 'unread') void onSeen([notice])
  })
  useEffect(() => seen(), [notice.id])
  return (
    <div className="notice-opened">
      <p>{about}</p>
      <p className="notice-opened-at cw-num">{dateTime(notice.madeAt)}</p>
      {href && (
        <p>
          <Link className="cw-link" href={href}>
            {t('list.open')}
          </Link>
        </p>
      )}
    </div>
  )
}
