import type { memberOperations } from '@coverwright/contract/company/members'
import { type Screen, toAsk } from '../../platform/routes'

export const membersScreens: readonly Screen[] = [
  {
    path: '/users',
    hasGuide: true,
    inRail: true,
    inSettings: 'company',
    load: () => import('./users-page').then((part) => part.UsersPage),
  },
  {
    path: '/setting/member',
    isStep: true,
    under: '/users',
    needs: toAsk<typeof memberOperations.getMember>('members.read'),
    load: () => import('./member-page').then((part) => part.MemberPage),
  },
  {
    path: '/batch-invite',
    under: '/users',
    needs: toAsk<typeof memberOperations.inviteMany>('members.write'),
    load: () => import('./batch-invite-page').then((part) => part.BatchInvitePage),
  },
]
