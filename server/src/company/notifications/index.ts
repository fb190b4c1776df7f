import { noticesOverBefore } from '@coverwright/rules/company/notifications'
import type { Room } from '../../platform/operations'
import { notificationRoutes } from './routes'
import { tellOfEvents } from './tell-of-events'
import { deleteNoticesBefore } from './store'

export { seedNotificationsDemo } from './demo'
export { notify } from './notify'
export { settleNotices } from './settle-notices'

export const notifications: Room = {
  name: 'notifications',
  operations: notificationRoutes,
  readers: [tellOfEvents],
  chores: [
    {
      task: 'notifications.sweep',
      cron: '17 * * * *',
      run: (ctx) => deleteNoticesBefore(ctx, noticesOverBefore(ctx.now())),
    },
  ],
}
