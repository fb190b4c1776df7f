import type { ReactNode } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useFormats, type Moment } from '../formats'
import { useTexts } from '../locales'
import { Link } from '../navigation'
import { EmptyState, ListSkeleton } from '../page'
import './notices.css'

export type Notice = {
  key: string
  icon?: ReactNode
  title: string
  /** One line: what it is about. */
  about?: string
  at: Moment
  href?: string
  isUnread?: boolean
}

export type NoticesDrawerProps = {
  items: Notice[]
  isLoading?: boolean
  onReadAll?: () => void
  onClose: () => void
}

export function NoticesDrawer({ items, isLoading, onReadAll, onClose }: NoticesDrawerProps) {
  const t = useTexts('ui')
  const hasUnread = items.some((notice) => notice.isUnread)
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={t('notices.title')}
      footer={hasUnread && onReadAll && <Button onClick={onReadAll}>{t('notices.readAll')}</Button>}
    >
      {isLoading ? (
        <ListSkeleton rows={6} />
      ) : items.length === 0 ? (
        <EmptyState title={t('notices.none')} about={t('notices.noneAbout')} />
      ) : (
        <ul className="cw-notices">
          {items.map((notice) => (
            <li key={notice.key}>
              <NoticeRow notice={notice} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function NoticeRow({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useTexts('ui')
  const { relative } = useFormats()
  const inside = (
    <>
      <span className="cw-notice-icon">{notice.icon}</span>
      <span className="cw-notice-words">
        <span className="cw-notice-title">
          {notice.title}
          {notice.isUnread && <span className="cw-unseen">{t('notices.unread')}</span>}
        </span>
        {notice.about && <span className="cw-notice-about">{notice.about}</span>}
      </span>
      <time className="cw-num">{relative(notice.at, Date.now())}</time>
    </>
  )
  const className = notice.isUnread ? 'cw-notice cw-notice-unread' : 'cw-notice'
  if (!notice.href) return <div className={className}>{inside}</div>
  return (
    <Link className={className} href={notice.href} onClick={onClose}>
      {inside}
    </Link>
  )
}
