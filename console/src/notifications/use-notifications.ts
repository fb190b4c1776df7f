import { notificationOperations, NOTICES_TOPIC } from '@coverwright/contract/notifications'
import { useList, useOperation, useWrite } from '../platform/queries'

const live = { topics: [NOTICES_TOPIC] }
const changes = { refreshes: [notificationOperations.list, notificationOperations.countUnread] }
const newest = { page: 1, pageSize: 20, filter: {}, search: '' }

export const useUnreadCount = () =>
  useOperation(notificationOperations.countUnread, {}, { ...live, quiet: true }).data?.count ?? 0

export const useLatestNotices = (enabled = true) =>
  useOperation(notificationOperations.list, newest, { ...live, enabled })

export const useUnreadNotices = () =>
  useOperation(notificationOperations.list, { ...newest, pageSize: 6, filter: { state: 'unread' } }, live)

export const useNoticeList = () => useList(notificationOperations.list, live)

export const useRead = () => useWrite(notificationOperations.read, changes)
export const useReadAll = () => useWrite(notificationOperations.readAll, changes)
export const useDelete = () => useWrite(notificationOperations.delete, changes)
