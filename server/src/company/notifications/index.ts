import { noticesOverBefore } from '@coverwright/rules/company/notifications'
import type { Room } from '../../platform/operations'
import { notificationRoutes } from './routes'
import { tellOfFailedMessage } from './tell-of-failed-message'
import { deleteNoticesBefore } from './store'

export { seedNotificationsDemo } from './demo'
export { notify } from './notify'

export const notifications: Room = {
  name: 'notifications',
  operations: notificationRoutes,
  jobs: [tellOfFailedMessage],
  chores: [
    {
      task: 'notifications.sweep',
      cron: '17 * * * *',
      run: (ctx) => deleteNoticesBefore(ctx, noticesOverBefore(ctx.now())),
    },
  ],
}
