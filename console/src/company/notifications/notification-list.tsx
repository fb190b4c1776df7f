import { NOTICE_LIFE_DAYS } from '@coverwright/rules/company/notifications'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { BellOff, CheckCheck, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useMentions } from '../../platform/words'
import { noticeColumns } from './notice-columns'
import { NoticeOpened } from './notice-opened'
import { useNoticeWords } from './notice-words'
import { useKindsSaying } from './use-kinds-saying'
import { useNoticeActions } from './use-notice-actions'
import { useNoticeList, useUnreadCount } from './use-notifications'

/** The Notification Center: everything of the last seven days, read or not. */
export function NotificationList() {
  const t = useTexts('notifications')
  const words = useNoticeWords()
  const { room: roomName } = useMentions()
  const formats = useFormats()
  const unread = useUnreadCount()
  const list = useNoticeList(useKindsSaying())
  const { markRead, discard, readAll } = useNoticeActions()
  const columns = useMemo(() => noticeColumns(t, { words, roomName, formats }), [t, words, roomName, formats])
  return (
    <ListPage
      {...list}
      title={t('list.title')}
      purpose={t('list.purpose', { days: NOTICE_LIFE_DAYS })}
      others={
        unread > 0 && (
          <Button icon={<CheckCheck />} loading={readAll.isPending} onClick={() => readAll.mutate({})}>
            {t('list.readAll')}
          </Button>
        )
      }
      search={t('list.search')}
      columns={columns}
      rowKey={(notice) => notice.id}
      rowName={(notice) => words(notice).title}
      filters={{
        state: {
          label: t('list.title'),
          any: t('list.all'),
          says: (state) => t(`state.${state}`),
          counts: { unread },
        },
      }}
      bulk={[
        {
          key: 'read',
          label: t('list.markRead'),
          icon: <CheckCheck />,
          onSelect: markRead,
          blocked: (rows) => (rows.some((row) => row.may.includes('read')) ? undefined : t('list.alreadyRead')),
        },
        { key: 'delete', label: t('list.delete'), icon: <Trash2 />, onSelect: discard },
      ]}
      rowActions={(notice) => [
        ...(notice.may.includes('read')
          ? [{ key: 'read', label: t('list.markRead'), icon: <CheckCheck />, onSelect: () => void markRead([notice]) }]
          : []),
        {
          key: 'delete',
          label: t('list.delete'),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => void discard([notice]),
        },
      ]}
      open={(notice) => <NoticeOpened notice={notice} onSeen={markRead} />}
      openAt="row"
      countLabel={(count) => t('list.count', { count })}
      empty={{
        picture: <BellOff size={24} />,
        title: list.value.tab === 'unread' ? t('empty.allRead') : t('empty.title'),
        about: t('empty.about', { days: NOTICE_LIFE_DAYS }),
      }}
    />
  )
}
