import type { TakesOf } from '@coverwright/contract/platform'
import type { paymentOperations } from '@coverwright/contract/selling/payments'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { refuseElsewhere } from './refuse-elsewhere'
import { insertTry, payAddress } from './start-payment'
import { listGatewayRows } from './store'
import { refuseUnready } from './stripe'

/** Small, and above the least that gateways take. It is given back as soon as it is paid. */
const TRIED = { minor: 500, currency: 'HKD' }

export async function startTestPayment(ctx: MemberCtx, { name }: TakesOf<typeof paymentOperations.startTestPayment>) {
  await refuseElsewhere(ctx)
  const row = (await listGatewayRows(ctx)).find((each) => each.name === name)
  if (!row) throw new Refused('payments.notInstalled')
  if (name === 'stripe') await refuseUnready(ctx)
  const orderId = ctx.newId()
  const title = 'Test payment'
  const returnTo = '/payment-gateway?tested=yes'
  const id = await insertTry(ctx, {
    orderId,
    total: TRIED,
    isTest: true,
    returnTo,
    title,
    gateway: name,
    kind: 'trial',
  })
  await ctx.record('payments.tested', { name, paymentId: id })
  return { payAt: payAddress(ctx, id) }
}
