export { openCompany } from './open-company'
export { findDeactivation, findProfile, findTakenAcrossCompanies, listCompaniesAcrossAll, lockCompany } from './store'
