import type { Screen } from '../../platform/routes'

export const notificationsScreens: readonly Screen[] = [
  {
    path: '/setting/notifications',
    guide: () => import('./guide').then((part) => part.guide),
    under: '/setting',
    inSettings: 'you',
    load: () => import('./notification-list').then((part) => part.NotificationList),
  },
]
