import { companyOperations } from '@coverwright/contract/companies'
import { bind } from '../platform/operations'
import { closeCompany } from './close-company'
import { getCompany } from './load-company'
import { updateCompany } from './update-company'
import { submitCompany } from './verify-company'

export const companyRoutes = bind(companyOperations, { getCompany, updateCompany, submitCompany, closeCompany })
