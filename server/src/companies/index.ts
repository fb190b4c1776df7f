export { openCompany } from './open-company'
export { findDeactivation, findProfile, listCompaniesAcrossAll, lockCompany } from './store'
