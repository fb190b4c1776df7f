import type { Screen } from '../../platform/routes'

export const notificationsScreens: readonly Screen[] = [
  {
    path: '/setting/notifications',
    hasGuide: true,
    under: '/setting',
    inSettings: 'you',
    load: () => import('./notification-list').then((part) => part.NotificationList),
  },
]
