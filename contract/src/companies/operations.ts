import { z } from 'zod'
import { operation, type Operations } from '../platform'
import { CompanyChange, CompanyProfile } from './schema'

const Nothing = z.object({})
const Done = z.object({ done: z.literal(true) })

export const companyOperations = {
  getCompany: operation({
    post: '/v1/login/getCompanyData',
    may: 'companies.read',
    takes: Nothing,
    gives: CompanyProfile,
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
