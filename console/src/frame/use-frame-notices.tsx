import type { NoticesProps } from '@coverwright/ui/shell'
import { useState } from 'react'
import {
  NoticeIcon,
  useLatestNotices,
  useNoticeHref,
  useNoticeWords,
  useReadAll,
  useUnreadCount,
} from '../company/notifications'

/** The bell and what opens behind it. The notices themselves are asked for once it is opened. */
export function useFrameNotices(): NoticesProps {
  const [isOpened, setOpened] = useState(false)
  const unread = useUnreadCount()
  const latest = useLatestNotices(isOpened)
  const words = useNoticeWords()
  const hrefOf = useNoticeHref()
  const readAll = useReadAll()
  return {
    hasUnread: unread > 0,
    isLoading: latest.isPending,
    onOpen: () => setOpened(true),
    onReadAll: () => readAll.mutate({}),
    items: (latest.data?.rows ?? []).map((notice) => ({
      key: notice.id,
      icon: <NoticeIcon tone={notice.tone} />,
      ...words(notice),
      at: notice.madeAt,
      isUnread: notice.state === 'unread',
      href: hrefOf(notice) ?? `/setting/notifications?open=${notice.id}`,
    })),
  }
}
