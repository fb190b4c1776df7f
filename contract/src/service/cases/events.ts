import { z } from 'zod'
import { event } from '../../platform'

const caseFacts = { caseId: z.uuid(), quoteId: z.uuid(), productId: z.uuid(), isTest: z.boolean() }

export const caseOpened = event({
  name: 'case.opened',
  says: 'A referred quote waits for somebody to decide on it',
  carries: z.object(caseFacts),
})

export const caseDecided = event({
  name: 'case.decided',
  says: 'Somebody accepted or declined a case, or asked the buyer for more',
  carries: z.object({ ...caseFacts, decision: z.enum(['accepted', 'asked', 'declined']) }),
})
