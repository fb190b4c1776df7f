import { z } from 'zod'
import { event } from '../../platform'

const Sum = z.object({ minor: z.int(), currency: z.string() })

export const policyIssued = event({
  name: 'policy.issued',
  says: 'A policy was paid for and issued, with its number and its lines in the ledger',
  carries: z.object({
    policyId: z.uuid(),
    number: z.string(),
    productId: z.uuid(),
    releaseHash: z.string(),
    plan: z.string(),
    channel: z.string(),
    holderId: z.uuid(),
    orderId: z.uuid(),
    total: Sum,
    isTest: z.boolean(),
  }),
})

export const policyCancelled = event({
  name: 'policy.cancelled',
  says: 'A policy was cancelled from a day on; what is given back is refunded',
  carries: z.object({
    policyId: z.uuid(),
    productId: z.uuid(),
    countsFrom: z.iso.date(),
    givenBack: Sum,
    isTest: z.boolean(),
  }),
})
