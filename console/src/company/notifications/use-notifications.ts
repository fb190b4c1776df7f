import { notificationOperations } from '@coverwright/contract/company/notifications'
import type { NoticeKind } from '@coverwright/rules/company/notifications'
import { useList, useOperation, useWrite } from '../../platform/queries'

const changes = { refreshes: [notificationOperations.list, notificationOperations.countUnread] }
const newest = { pageSize: 20 }

export const useUnreadCount = () =>
  useOperation(notificationOperations.countUnread, {}, { quiet: true }).data?.count ?? 0

export const useLatestNotices = (enabled = true) => useOperation(notificationOperations.list, newest, { enabled })

/** Unread, and somebody has to do something about it. */
export const useWaitingNotices = () =>
  useOperation(notificationOperations.list, { pageSize: 6, filter: { state: 'unread' }, waits: true })

/** Looks for words in what notices name, and in what their kinds say in the language being read. */
export const useNoticeList = (kindsSaying: (search: string) => NoticeKind[]) =>
  useList(notificationOperations.list, { also: ({ search }) => ({ saying: kindsSaying(search) }) })

export const useRead = () => useWrite(notificationOperations.read, changes)
export const useReadAll = () => useWrite(notificationOperations.readAll, changes)
export const useDelete = () => useWrite(notificationOperations.delete, changes)
