import { z } from 'zod'
import { operation } from '../../platform'
import { BuyerToken } from './schema'

const byBuyers = { may: 'anyone', signed: false } as const
const ofBuyer = z.object({ token: BuyerToken, fileId: z.uuid() })

/** A file of a quote with an address to read it, which runs out. */
export const QuoteFileView = z.object({
  /** As the answers name it. */
  fileId: z.uuid(),
  question: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  url: z.string(),
})
export type QuoteFileView = z.infer<typeof QuoteFileView>

const Files = z.object({ files: z.array(QuoteFileView) })

export const quoteFileOperations = {
  sendFile: operation({
    post: '/v1/wallproduct/sendQuoteFile',
    ...byBuyers,
    writes: true,
    secret: true,
    takes: ofBuyer.extend({
      /** The data name of the question, inside a group with that of the group before it. */
      question: z.string().min(1).max(200),
      name: z.string().min(1).max(300),
      type: z.string().max(100),
      bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    }),
    gives: z.object({
      isKept: z.boolean(),
      arrivedBytes: z.int(),
      /** Where the next pieces are PUT to, with exactly these headers; asked again, those that are still missing. */
      missing: z.array(
        z.object({ start: z.int(), size: z.int(), url: z.string(), headers: z.record(z.string(), z.string()) }),
      ),
    }),
    says: 'Announces a file for a question, or goes on with it: tells what has arrived and where the rest is sent',
  }),
  completeFile: operation({
    post: '/v1/wallproduct/completeQuoteFile',
    ...byBuyers,
    writes: true,
    takes: ofBuyer,
    gives: z.object({ fileId: z.uuid(), bytes: z.int() }),
    says: 'Looks through a file that has arrived and keeps it with the quote',
  }),
  removeFile: operation({
    post: '/v1/wallproduct/removeQuoteFile',
    ...byBuyers,
    writes: true,
    takes: ofBuyer,
    gives: z.object({}),
    says: 'Takes a file of a quote away, on its way or kept',
  }),
  readFile: operation({
    post: '/v1/wallproduct/readQuoteFile',
    ...byBuyers,
    secret: true,
    takes: ofBuyer,
    gives: QuoteFileView,
    says: 'A file of a quote for whoever has its link',
  }),
  listPolicyFiles: operation({
    post: '/v1/wallproduct/listPolicyFiles',
    may: 'policies.read',
    secret: true,
    takes: z.object({ policyId: z.uuid() }),
    gives: Files,
    says: 'What the buyer of a policy sent with their answers',
  }),
  listQuoteFiles: operation({
    post: '/v1/wallproduct/listQuoteFiles',
    may: 'cases.read',
    secret: true,
    takes: z.object({ quoteId: z.uuid() }),
    gives: Files,
    says: 'What a buyer sent with the answers of a quote',
  }),
} as const
