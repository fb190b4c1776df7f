import { languages } from '@coverwright/rules/languages'
import { cancelMethods, policyStates, policyTransactionKinds } from '@coverwright/rules/selling/policies'
import { moneyPartKinds } from '@coverwright/rules/selling/quotes'
import { z } from 'zod'

export const Sum = z.object({ minor: z.int(), currency: z.string() })

export const PolicyRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Empty once the person was erased. */
  holderName: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  planTitle: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  total: Sum,
  state: z.enum(policyStates),
  isTest: z.boolean(),
  issuedAt: z.iso.datetime(),
})
export type PolicyRowView = z.infer<typeof PolicyRowView>

/** One amount of the price; discounts are negative, all together are the total. */
export const PolicyPart = z.object({
  kind: z.enum(moneyPartKinds),
  code: z.string(),
  title: z.string(),
  amount: Sum,
})
export type PolicyPart = z.infer<typeof PolicyPart>

export const PolicyView = PolicyRowView.extend({
  releaseHash: z.string(),
  channel: z.string(),
  language: z.enum(languages),
  orderId: z.uuid(),
  /** How the product gives back what is left, unless somebody chooses another way. */
  cancelBy: z.enum(cancelMethods),
  /** The first day without cover, once it was cancelled. */
  cancelledDate: z.iso.date().nullable(),
  holder: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    bornDate: z.iso.date().nullable(),
    language: z.enum(languages),
  }),
  addOns: z.array(z.object({ id: z.string(), title: z.string() })),
  parts: z.array(PolicyPart),
  /** What was asked and answered when it was bought: what is insured. */
  answers: z.array(z.object({ page: z.string(), title: z.string(), text: z.string() })),
  terms: z.array(z.string()),
  /** In the order they were written. */
  transactions: z.array(
    z.object({
      place: z.int(),
      kind: z.enum(policyTransactionKinds),
      countsFrom: z.iso.date(),
      writtenAt: z.iso.datetime(),
      /** Given back to the payer by it, 0 for none. */
      givenBack: Sum,
    }),
  ),
  /** Other policies of the same person, newest first, the first few. */
  sameHolder: z.array(PolicyRowView).max(5),
  may: z.array(z.enum(['cancel', 'resendDocuments'])),
})
export type PolicyView = z.infer<typeof PolicyView>

export const Cancelling = z.object({
  policyId: z.uuid(),
  /** The first day without cover. */
  countsFrom: z.iso.date(),
  method: z.enum(cancelMethods),
})
export type Cancelling = z.infer<typeof Cancelling>

/** What somebody fills in to cancel a policy. */
export const CancelDraft = Cancelling.omit({ policyId: true }).extend({
  reason: z.string().trim().max(200).default(''),
})
export type CancelDraft = z.infer<typeof CancelDraft>

export const CancelPreview = z.object({
  givenBack: Sum,
  kept: Sum,
  /** What of each part of the price is given back. */
  parts: z.array(PolicyPart),
  days: z.object({ covered: z.int(), whole: z.int() }),
})
export type CancelPreview = z.infer<typeof CancelPreview>
