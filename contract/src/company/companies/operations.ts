import { isEmail } from '@coverwright/rules/company/identity'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { CompanyChange, CompanyProfile, ReturningView, ReviewView } from './schema'
import { companyTopic } from './topics'

const Nothing = z.object({})
const Done = z.object({ done: z.literal(true) })

export const companyOperations = {
  getCompany: operation({
    post: '/v1/login/getCompanyData',
    may: 'companies.read',
    takes: Nothing,
    gives: CompanyProfile,
    changesWith: [companyTopic],
    says: "The company's profile",
  }),
  updateCompany: operation({
    post: '/v1/login/updateCompany',
    may: 'companies.write',
    writes: true,
    takes: CompanyChange,
    gives: CompanyProfile,
    says: "Changes the company's profile; what had been verified is then to be verified again",
  }),
  submitCompany: operation({
    post: '/v1/login/submitCompany',
    may: 'companies.write',
    writes: true,
    takes: Nothing,
    gives: CompanyProfile,
    says: 'Hands the profile in for verification',
  }),
  closeCompany: operation({
    post: '/v1/login/deactivateCompany',
    may: 'companies.close',
    writes: true,
    takes: z.object({ companyName: z.string().max(200) }),
    gives: Done,
    says: 'Deactivates the company: everybody is signed out, everything is kept for 12 months',
  }),
} satisfies Operations

const Operator = z.object({ operatorKey: z.string().trim().min(1, 'companies.required').max(200) })
const OneCompany = Operator.extend({ companyId: z.uuid() })

/** The platform team's side: known by the installation's operator key, which no company has. */
export const companyReviewOperations = {
  listReviews: operation({
    post: '/v1/login/listReviews',
    may: 'anyone',
    signed: false,
    takes: Operator,
    gives: z.object({ reviews: z.array(ReviewView) }),
    says: 'The companies whose papers wait for a look',
  }),
  reviewCompany: operation({
    post: '/v1/login/reviewCompany',
    may: 'anyone',
    signed: false,
    writes: true,
    takes: OneCompany.extend({ decision: z.enum(['approve', 'reject']), note: z.string().trim().max(500).default('') }),
    gives: Done,
    says: "Accepts a company's papers, or says what is wrong with them",
  }),
  findReturning: operation({
    post: '/v1/login/findReturning',
    may: 'anyone',
    signed: false,
    takes: Operator.extend({
      email: z.string().trim().min(1, 'companies.required').max(254).refine(isEmail, 'companies.emailNotValid'),
    }),
    gives: ReturningView,
    says: 'The company of somebody who asks for reactivation',
  }),
  reactivateCompany: operation({
    post: '/v1/login/reactivateCompany',
    may: 'anyone',
    signed: false,
    writes: true,
    takes: OneCompany.extend({ trialDays: z.int().min(0).max(90).default(0) }),
    gives: Done,
    says: 'Opens a deactivated company again, and gives an expired trial more days',
  }),
} satisfies Operations
