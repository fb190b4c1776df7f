import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { bind } from '../../platform/operations'
import { closeCompany } from './close-company'
import { getCompany } from './load-company'
import { findReturning, listReviews, reactivateCompany, reviewCompany } from './review'
import { updateCompany } from './update-company'
import { submitCompany } from './verify-company'

export const companyRoutes = [
  ...bind(companyOperations, { getCompany, updateCompany, submitCompany, closeCompany }),
  ...bind(companyReviewOperations, { listReviews, reviewCompany, findReturning, reactivateCompany }),
]
