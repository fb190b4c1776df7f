import { NOTICES_TOPIC, notificationOperations } from '@coverwright/contract/company/notifications'
import { SETTINGS_TOPIC } from '@coverwright/contract/company/settings'
import { bind } from '../../platform/operations'
import { countUnreadNotices, listNotices } from './list-notices'
import { deleteNotice, readAllNotices, readNotices } from './mark-notices'

/** Who one is and may do, whether one is still in, the team, and the company's verification: open tabs are told. */
const PEOPLE_TOPICS = ['me', 'session', 'members', 'company']
/** What a product is made of: whoever has it open sees what others, and jobs, do to it. */
const MAKING_TOPICS = ['products', 'tables', 'imports', 'pricing', 'underwriting', 'connectors', 'policyNumbers']

export const notificationRoutes = bind(notificationOperations, {
  list: listNotices,
  countUnread: countUnreadNotices,
  read: readNotices,
  readAll: readAllNotices,
  delete: deleteNotice,
  listen: async () => ({ topics: [NOTICES_TOPIC, SETTINGS_TOPIC, ...PEOPLE_TOPICS, ...MAKING_TOPICS] }),
})
