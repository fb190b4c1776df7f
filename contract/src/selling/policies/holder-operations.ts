import { moneyPartKinds } from '@coverwright/rules/selling/quotes'
import { z } from 'zod'
import { operation } from '../../platform'
import { BuyerToken, Price } from '../quotes'

const ByLink = z.object({ token: BuyerToken })

/** A policy as its holder sees it by the link in the mail. */
export const MyPolicyView = z.object({
  number: z.string(),
  productName: z.string(),
  planTitle: z.string(),
  isTest: z.boolean(),
  /** What it is today: before its first day, in force, over, cancelled. */
  state: z.enum(['upcoming', 'inForce', 'ended', 'cancelled']),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  holderName: z.string(),
  parts: z.array(z.object({ kind: z.enum(moneyPartKinds), code: z.string(), title: z.string(), amount: Price })),
  total: Price,
  documents: z.array(z.object({ id: z.string(), title: z.string(), address: z.string() })),
  payments: z.array(z.object({ at: z.iso.datetime(), total: Price, paidBy: z.string().nullable() })),
  /** Null while nobody has cancelled it. */
  ended: z
    .object({
      /** Who did it: the holder took it back, or the insurer cancelled it. */
      by: z.enum(['holder', 'insurer']),
      at: z.iso.datetime(),
      /** The first day without cover. */
      countsFrom: z.iso.date(),
      /** The last day of cover; null where it ended before it began. */
      lastDate: z.iso.date().nullable(),
      /** Null where nothing is given back. */
      refund: Price.nullable(),
    })
    .nullable(),
  /** What to do in a claim, step by step; none where the product says nothing of its own. */
  claim: z.array(z.string()),
  /** Null when the time to change one's mind is over. */
  coolingOff: z.object({ until: z.iso.datetime(), givesBack: Price }).nullable(),
})
export type MyPolicyView = z.infer<typeof MyPolicyView>

export const holderOperations = {
  getMyPolicy: operation({
    post: '/v1/wallproduct/getMyPolicy',
    may: 'anyone',
    signed: false,
    secret: true,
    takes: ByLink,
    gives: MyPolicyView,
    says: 'A policy for its holder, who has the link: documents, payments, and until when it can be taken back',
  }),
  cancelMine: operation({
    post: '/v1/wallproduct/cancelMine',
    may: 'anyone',
    signed: false,
    writes: true,
    secret: true,
    takes: ByLink,
    gives: MyPolicyView,
    says: 'Takes a policy back in its cooling-off time; the whole price is refunded',
  }),
} as const
