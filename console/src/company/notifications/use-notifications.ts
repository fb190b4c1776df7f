import { notificationOperations } from '@coverwright/contract/company/notifications'
import type { ListState } from '@coverwright/ui/list'
import { useCallback } from 'react'
import { listQuery, useList, useOperation, useWrite } from '../../platform/queries'

const changes = { refreshes: [notificationOperations.list, notificationOperations.countUnread] }
const newest = { page: 1, pageSize: 20, filter: {}, search: '' }

export const useUnreadCount = () =>
  useOperation(notificationOperations.countUnread, {}, { quiet: true }).data?.count ?? 0

export const useLatestNotices = (enabled = true) => useOperation(notificationOperations.list, newest, { enabled })

export const useUnreadNotices = () =>
  useOperation(notificationOperations.list, { ...newest, pageSize: 6, filter: { state: 'unread' } })

/** Looks for words in what notices name, and in what their kinds say in the language being read. */
export function useNoticeList(kindsSaying: (search: string) => string[]) {
  const asks = useCallback(
    (state: ListState) => {
      const query = listQuery(state)
      const saying = kindsSaying(query.search)
      return saying.length > 0 ? { ...query, filter: { ...query.filter, saying } } : query
    },
    [kindsSaying],
  )
  return useList(notificationOperations.list, { asks })
}

export const useRead = () => useWrite(notificationOperations.read, changes)
export const useReadAll = () => useWrite(notificationOperations.readAll, changes)
export const useDelete = () => useWrite(notificationOperations.delete, changes)
