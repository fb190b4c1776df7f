import type { TakesOf } from '@coverwright/contract/platform'
import type { paymentOperations, SandboxPaymentView } from '@coverwright/contract/selling/payments'
import type { MemberCtx } from '../../../platform/operations'
import { countTold, pageSandboxPayments, type SandboxPayment } from './store'

export async function listSandboxPayments(
  ctx: MemberCtx,
  wanted: TakesOf<typeof paymentOperations.listSandboxPayments>,
) {
  const { rows, total } = await pageSandboxPayments(ctx, wanted)
  const told = await countTold(ctx, rows.map(({ id }) => id)) // oxfmt-ignore
  return { rows: rows.map((row) => present(row, told.get(row.id) ?? { sent: 0, taken: 0 })), total }
}

const present = (row: SandboxPayment, told: SandboxPaymentView['told']): SandboxPaymentView => ({
  id: row.id,
  title: row.title,
  state: row.state,
  amount: { minor: row.amountMinor, currency: row.currency },
  refunded: { minor: row.refundedMinor, currency: row.currency },
  card: row.card,
  failure: row.failure,
  madeAt: row.madeAt.toISOString(),
  told,
})
