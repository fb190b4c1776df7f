import type { LedgerLine } from '@coverwright/rules/company/ledger'
import type { Day } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../platform/operations'

export type LedgerCtx = Pick<CompanyCtx, 'db' | 'company' | 'now'>

/** What every line of a journal says it belongs to. */
export type LedgerDimensions = {
  policyId?: string
  orderId?: string
  productId?: string
  releaseHash?: string
  plan?: string
  channel?: string
  agent?: string
  region?: string
}

export type NewJournal = {
  id: string
  /** 'policy.issued', 'payment.refunded'. */
  what: string
  /** `{ policy: id, order: id }`. */
  about: Record<string, string>
  /** The company's own day. */
  day: Day
  /** Outside of every figure. */
  isTest: boolean
  /** The journal that this one puts right. */
  corrects?: string
  lines: readonly LedgerLine[]
  dimensions: LedgerDimensions
}
