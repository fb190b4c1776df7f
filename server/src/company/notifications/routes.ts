import { notificationOperations } from '@coverwright/contract/company/notifications'
import { bind } from '../../platform/operations'
import { countUnreadNotices, listNotices } from './list-notices'
import { deleteNotice, readAllNotices, readNotices } from './mark-notices'

export const notificationRoutes = bind(notificationOperations, {
  list: listNotices,
  countUnread: countUnreadNotices,
  read: readNotices,
  readAll: readAllNotices,
  delete: deleteNotice,
  listen: async () => ({}),
})
