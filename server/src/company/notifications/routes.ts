import { notificationOperations } from '@coverwright/contract/company/notifications'
import { bind } from '../../platform/operations'
import { countUnreadNotices } from './count-unread-notices'
import { listNotices } from './list-notices'
import { deleteNotice } from './delete-notice'
import { readAllNotices } from './read-all-notices'
import { readNotices } from './read-notices'

export const notificationRoutes = bind(notificationOperations, {
  list: listNotices,
  countUnread: countUnreadNotices,
  read: readNotices,
  readAll: readAllNotices,
  delete: deleteNotice,
  listen: async () => ({}),
})
