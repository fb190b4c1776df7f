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
} as const satisfies Operations
