import type { CompanyCtx } from '../../../platform/operations'
import { pageToken } from './sandbox-gateway'
import { insertSandboxPayments } from './store'

type Paid = { id: string; title: string; amountMinor: number; currency: string; card: string | null }

/** In the sandbox's own books, so that what a demo sold can be refunded like anything else. */
export const insertPaidAtSandbox = (ctx: CompanyCtx, paid: readonly Paid[]) =>
  insertSandboxPayments(
    ctx,
    paid.map((each) => ({
      ...{ companyId: ctx.company, ...each, tokenHash: pageToken(ctx, each.id).tokenHash },
      ...({ backTo: '/', isCheck: false, state: 'paid', failure: null, refundedMinor: 0, madeAt: ctx.now() } as const),
    })),
  )
