import { z } from 'zod'
import { event } from '../../platform'

export const companyVerified = event({
  name: 'company.verified',
  says: "The platform's team has looked at what the company handed in, and it holds",
  carries: z.object({}),
})

export const verificationFailed = event({
  name: 'company.verificationFailed',
  says: "The platform's team has sent back what the company handed in; what is wrong stands in the company's profile",
  carries: z.object({}),
})
