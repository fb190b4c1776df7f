import { languages } from '@coverwright/rules/languages'
import { documentKinds } from '@coverwright/rules/selling/documents'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { policiesTopic } from '../policies'

const OfPolicy = z.object({ policyId: z.uuid() })

export const DocumentView = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  language: z.enum(languages),
  /** As it is saved: 'HI-000123 receipt.pdf'. */
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  madeAt: z.iso.datetime(),
  /** A signed address to read it, good for an hour. */
  url: z.string(),
})
export type DocumentView = z.infer<typeof DocumentView>

/** What is owed for the sales of a month through a channel, as it stands in the ledger. */
const Owed = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** How it was sold; empty where the ledger names none. */
  channel: z.string().max(80),
  /** To whom: `direct`, `agent` and others that the ledger names. */
  party: z.string().max(80),
  currency: z.string().length(3),
})
export const OwedCommission = Owed.extend({ owedMinor: z.int(), policies: z.int() })
export type OwedCommission = z.infer<typeof OwedCommission>
/** Where the very PDF can be read, for a quarter of an hour. */
const Paper = z.object({ name: z.string(), address: z.string() })
const language = z.enum(languages)

export const documentOperations = {
  listDocuments: operation({
    post: '/v1/wallproduct/listDocuments',
    may: 'policies.read',
    secret: true,
    changesWith: [policiesTopic],
    takes: OfPolicy,
    gives: z.object({ documents: z.array(DocumentView) }),
    says: 'The documents of a policy, with signed addresses to read them',
  }),
  resendDocuments: operation({
    post: '/v1/wallproduct/resendDocuments',
    may: 'policies.write',
    writes: true,
    takes: OfPolicy,
    gives: z.object({ policyId: z.uuid() }),
    says: 'Sends the documents of a policy to its holder once more, and makes those that are missing',
  }),
  openVoucher: operation({
    post: '/v1/wallproduct/openVoucherPaper',
    may: 'promotions.read',
    secret: true,
    takes: z.object({ id: z.uuid(), language }),
    gives: Paper,
    says: 'The PDF of a voucher, by the template of the company or of the system',
  }),
  listCommission: operation({
    post: '/v1/wallproduct/listCommission',
    may: 'insights.read',
    changesWith: [policiesTopic],
    takes: z.object({}),
    gives: z.object({ rows: z.array(OwedCommission) }),
    says: 'What is owed for sales, by month, channel, party and currency: sums over the ledger',
  }),
  openCommission: operation({
    post: '/v1/wallproduct/openCommissionPaper',
    may: 'insights.read',
    secret: true,
    takes: Owed.extend({ language }),
    gives: Paper,
    says: 'The commission statement of a month, a channel and a party as a PDF, policy by policy',
  }),
} as const satisfies Operations
