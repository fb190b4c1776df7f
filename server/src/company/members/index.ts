import { memberJoined, primaryTransferred } from '@coverwright/contract/company/members'
import type { Room } from '../../platform/operations'
import { memberRoutes } from './routes'
import { memberSearch } from './search-store'
import { memberNames } from './tables'

export { erasePerson } from './erase-person'
export { exportPerson } from './export-person'
export { giveSystemRoles, joinCompany } from './join-company'
export { listColleagues } from './colleague-store'
export { countSeats } from './member-store'
export { countHolders, findRoles, isActiveMember, listRoleRows, loadStanding } from './store'

export const members: Room = {
  name: 'members',
  operations: memberRoutes,
  searches: [memberSearch],
  names: memberNames,
  events: [memberJoined, primaryTransferred],
  constraints: {
    role_name_once_per_company: 'members.roleNameTaken',
    group_name_once_per_company: 'members.groupNameTaken',
    invitation_once_per_address: 'members.alreadyInvited',
    one_open_transfer_per_company: 'members.transferOpen',
  },
}
