import { z } from 'zod'
import { event } from '../../platform'
import { billKinds } from './schema'

export const billPaid = event({
  name: 'bill.paid',
  says: 'The company paid the platform for a plan, units or a domain, and has what it paid for',
  carries: z.object({
    orderId: z.uuid(),
    kind: z.enum(billKinds),
    invoiceNumber: z.string(),
    total: z.object({ minor: z.int(), currency: z.string() }),
  }),
})
