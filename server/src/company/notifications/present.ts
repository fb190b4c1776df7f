import type { NoticeView } from '@coverwright/contract/company/notifications'
import { noticeKinds, noticeState } from '@coverwright/rules/company/notifications'
import type { NoticeRow } from './store'

export function presentNotice({ goneAt, notice, readAt }: NoticeRow): NoticeView {
  const state = noticeState({ readAt, goneAt }) === 'unread' ? 'unread' : 'read'
  return {
    id: notice.id,
    kind: notice.kind,
    tone: noticeKinds[notice.kind].tone,
    values: notice.values,
    href: notice.href,
    state,
    madeAt: notice.madeAt.toISOString(),
    may: state === 'unread' ? ['read', 'delete'] : ['delete'],
  }
}
