import { companyVerified, verificationFailed } from '@coverwright/contract/company/companies'
import type { Room } from '../../platform/operations'
import { eraseOverdueCompany } from './close-company'
import { companyRoutes } from './routes'

export { BRAND_ADDRESS, type BrandUse, findBrand, findBrandFile } from './brand'
export { businessReader } from './load-company'
export { openCompany } from './open-company'
export { showFile, submissionOf } from './present'
export {
  BRAND_CHANNEL,
  findDeactivation,
  findProfile,
  findTakenAcrossCompanies,
  listCompaniesAcrossAll,
  lockCompany,
} from './store'

export const companies: Room = {
  name: 'companies',
  operations: companyRoutes,
  events: [companyVerified, verificationFailed],
  chores: [{ task: 'companies.eraseOverdue', cron: '23 2 * * *', run: eraseOverdueCompany }],
  constraints: {
    company_name_once: 'companies.nameTaken',
    company_licence_once: 'companies.licenceTaken',
  },
}
