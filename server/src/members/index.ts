export { giveSystemRoles, joinCompany } from './join-company'
export { isActiveMember } from './store'
