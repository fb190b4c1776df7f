import { z } from 'zod'
import { type ListFilter, listOperation, oneId, type Operations } from '../../platform'

/** 'premium', 'tax:ipt'. */
const oneAccount = (): ListFilter & { readonly values: null } => ({
  values: null,
  isSingle: true,
  value: z.string().regex(/^[a-z]+(:[A-Za-z0-9_.-]{1,80})?$/),
})

export const LedgerLineView = z.object({
  journalId: z.uuid(),
  place: z.int(),
  at: z.iso.datetime(),
  /** The company's own day. */
  date: z.iso.date(),
  /** What moved it: 'policy.issued'. */
  what: z.string(),
  account: z.string(),
  /** Debits are positive, credits negative. */
  amountMinor: z.int(),
  currency: z.string(),
  policyId: z.uuid().nullable(),
  productId: z.uuid().nullable(),
  isTest: z.boolean(),
})
export type LedgerLineView = z.infer<typeof LedgerLineView>

export const ledgerOperations = {
  listLedgerLines: listOperation({
    post: '/v1/dashboard/listLedgerLines',
    may: 'insights.read',
    rows: LedgerLineView,
    also: { from: z.iso.date().optional(), to: z.iso.date().optional() },
    /** Over all lines that are meant, not only those of the page. */
    more: { sums: z.array(z.object({ currency: z.string(), debitMinor: z.int(), creditMinor: z.int() })) },
    searches: [],
    filters: { policyId: oneId(), productId: oneId(), account: oneAccount() },
    sorts: ['at'],
    usual: 'at',
    says: 'The lines of the ledger, of a policy, of an account or of some days, with what they sum to',
  }),
} as const satisfies Operations
