import type { Money } from '@coverwright/rules/money'
import { madeBuyerToken } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { insertPaidAtSandbox } from './sandbox'
import { insertPayments } from './store'

export type PaidBefore = {
  readonly orderId: string
  readonly total: Money
  readonly title: string
  readonly paidBy: string
}

/** For a demo's book: payments that were made at the sandbox, in its books and in ours. Gives their ids in the same order. */
export async function enterPaid(ctx: CompanyCtx, paid: readonly PaidBefore[]): Promise<string[]> {
  const [now, company] = [ctx.now(), ctx.company]
  const rows = paid.map(({ orderId, total: { minor, currency }, title, paidBy }) => {
    const id = ctx.newId()
    const { tokenHash } = madeBuyerToken(company, ctx.keyFor('payments.link'), id)
    return {
      ...({ companyId: company, id, orderId, kind: 'order', isTest: false, tokenHash, returnTo: '/', title } as const),
      ...({
        gateway: 'sandbox',
        reference: id,
        state: 'paid',
        amountMinor: minor,
        paidMinor: minor,
        currency,
      } as const),
      ...{ refundedMinor: 0, method: null, charge: null, failure: null, paidBy, startedAt: now, settledAt: now },
    }
  })
  await insertPayments(ctx, rows)
  await insertPaidAtSandbox(
    ctx,
    rows.map(({ id, title, amountMinor, currency, paidBy: card }) => ({ id, title, amountMinor, currency, card })),
  )
  return rows.map(({ id }) => id)
}
