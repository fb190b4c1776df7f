import type { NoticeView } from '@coverwright/contract/company/notifications'
import type { Formats } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { NoticeIcon } from './notice-icon'
import type { useNoticeWords } from './notice-words'
import './notice-columns.css'

type Words = ReturnType<typeof useNoticeWords>

type Told = { words: Words; roomName: (kind: string) => string; formats: Formats }

export const noticeColumns = (
  t: T,
  { words, roomName, formats: { dateTime, relative } }: Told,
): Column<NoticeView>[] => [
  {
    key: 'notice',
    title: t('column.notice'),
    isFixed: true,
    cell: (notice) => (
      <span className={notice.state === 'unread' ? 'notice-title notice-title-unread' : 'notice-title'}>
        <NoticeIcon tone={notice.tone} />
        <span className="cw-cut">{words(notice).title}</span>
      </span>
    ),
  },
  {
    key: 'about',
    title: t('column.about'),
    cell: (notice) => <span className="notice-about">{words(notice).about}</span>,
  },
  {
    key: 'room',
    title: t('column.room'),
    width: 140,
    isHidden: true,
    cell: (notice) => roomName(notice.kind),
  },
  {
    key: 'state',
    title: t('column.state'),
    width: 110,
    cell: (notice) => (
      <StateTag tone={notice.state === 'unread' ? 'primary' : 'neutral'}>{t(`state.${notice.state}`)}</StateTag>
    ),
  },
  {
    key: 'madeAt',
    title: t('column.when'),
    width: 130,
    align: 'end',
    cell: (notice) => (
      <time className="cw-num" dateTime={notice.madeAt} title={dateTime(notice.madeAt)}>
        {relative(notice.madeAt, Date.now())}
      </time>
    ),
  },
]
