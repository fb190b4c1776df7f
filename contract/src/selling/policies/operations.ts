import { languages } from '@coverwright/rules/languages'
import { policyStates } from '@coverwright/rules/selling/policies'
import { z } from 'zod'
import { listOperation, oneId, oneOf, operation, type Operations } from '../../platform'
import { CancelDraft, Cancelling, CancelPreview, PolicyRowView, PolicyView } from './schema'
import { policiesTopic } from './topics'

const read = { may: 'policies.read', changesWith: [policiesTopic] } as const

/** The reader's, for what plans are called; without it they are called as the buyer read it. */
const language = z.enum(languages).optional()

export const policyOperations = {
  listPolicies: listOperation({
    ...read,
    post: '/v1/wallproduct/listPolicies',
    rows: PolicyRowView,
    also: { language },
    /** The products that have policies: what the list can be narrowed to. */
    more: { products: z.array(z.object({ id: z.uuid(), name: z.string() })) },
    /** Number, name, mailbox and telephone of the holder at once, by the beginnings of words. */
    searches: ['foundBy'],
    filters: {
      state: oneOf(policyStates),
      productId: oneId(),
      /** What was bought as a test is left out unless it is asked for. */
      tests: oneOf(['only', 'too']),
    },
    sorts: ['issuedAt', 'number', 'startDate', 'total'],
    usual: '-issuedAt',
    most: 10_000,
    says: 'The policies of the company, found by number or holder',
  }),
  getPolicy: operation({
    ...read,
    post: '/v1/wallproduct/getPolicy',
    takes: z.object({ policyId: z.uuid(), language }),
    gives: PolicyView,
    says: 'One policy with its holder, its price and what was written about it',
  }),
  previewCancel: operation({
    ...read,
    post: '/v1/wallproduct/previewCancel',
    takes: Cancelling,
    gives: CancelPreview,
    says: 'What cancelling a policy from a day on would give back; nothing is changed',
  }),
  cancelPolicy: operation({
    may: 'policies.write',
    post: '/v1/wallproduct/cancelPolicy',
    writes: true,
    takes: CancelDraft.extend({
      policyId: z.uuid(),
      /** As it was read: when it would be another sum now, nothing is done. */
      givenBackMinor: z.int().min(0),
    }),
    gives: PolicyView,
    says: 'Cancels a policy from a day on and refunds what is given back',
  }),
} as const satisfies Operations
