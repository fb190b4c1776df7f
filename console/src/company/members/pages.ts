import type { Screen } from '../../platform/routes'

export const membersScreens: readonly Screen[] = [
  {
    path: '/users',
    place: 'company',
    area: 'company',
    load: () => import('./users-page').then((part) => part.UsersPage),
  },
  {
    path: '/batch-invite',
    needs: 'members.write',
    load: () => import('./batch-invite-page').then((part) => part.BatchInvitePage),
  },
]
