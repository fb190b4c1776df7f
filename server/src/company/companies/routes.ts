import { companyOperations, companyReviewOperations } from '@coverwright/contract/company/companies'
import { bind } from '../../platform/operations'
import { closeCompany } from './close-company'
import { getCompany } from './get-company'
import { findReturning } from './find-returning'
import { listReviews } from './list-reviews'
import { reactivateCompany } from './reactivate-company'
import { reviewCompany } from './review-company'
import { updateCompany } from './update-company'
import { submitCompany } from './submit-company'

export const companyRoutes = [
  ...bind(companyOperations, { getCompany, updateCompany, submitCompany, closeCompany }),
  ...bind(companyReviewOperations, { listReviews, reviewCompany, findReturning, reactivateCompany }),
]
