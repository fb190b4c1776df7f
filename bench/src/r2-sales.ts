import { randomUUID } from 'node:crypto'
import { paymentOperations } from '@coverwright/contract/selling/payments'
import { sql } from 'drizzle-orm'
import { settling } from '../../server/src/selling/orders'
import { takeNews } from '../../server/src/selling/payments/take-news'
import { holdPromotions } from '../../server/src/selling/promotions'
import { type BenchTill, openBenchTill, sizeOf } from './bench-till'
import type { Figure } from './measure'

const AT_ONCE = 30
const ROUNDS = sizeOf('rounds', 200)

/** R2 of what is sold: the last coupon, a payment and the switch of a gateway, each for thirty at once. */
export async function measureOneTimeSales(): Promise<Figure[]> {
  const opened = await openBenchTill('one_time_sales')
  try {
    const things = { coupon: takeCoupon, payment: settlePayment, 'gateway activation': activate }
    const figures: Figure[] = []
    for (const [name, take] of Object.entries(things)) {
      const counts: number[] = []
      for (let round = 0; round < ROUNDS; round++) counts.push(await take(opened, round))
      const wrong = counts.filter((count) => count !== 1)
      if (wrong.length > 0) console.error(`${name}: successes in the wrong rounds ${wrong.slice(0, 20).join(' ')}`)
      figures.push({
        name: `R2 ${name}: rounds without exactly one success`,
        ...{ ours: String(wrong.length), peer: `${ROUNDS} x ${AT_ONCE}`, ratio: wrong.length, goal: '0' },
        holds: wrong.length === 0,
      })
    }
    return figures
  } finally {
    await opened.close()
  }
}

const all = <Result>(work: () => Promise<Result>) => Promise.allSettled(Array.from({ length: AT_ONCE }, work))

async function takeCoupon({ server, till }: BenchTill, round: number): Promise<number> {
  const code = `ONCE${round}`
  await till.voucher(code, 1)
  const until = new Date(Date.now() + 3_600_000)
  const done = await all(() =>
    server.within(till.company, (ctx) => holdPromotions(ctx, { orderId: randomUUID(), discounts: [{ code }], until })),
  )
  return done.filter(({ status }) => status === 'fulfilled').length
}

/** How many policies came of one payment that everybody heard of at once. */
async function settlePayment({ server, till }: BenchTill, round: number): Promise<number> {
  const { token, total } = await till.quote({ email: `buyer-${round}@harbour.example` })
  await till.place(token, total)
  const [open] = await till.rows<{ id: string; order_id: string }>(
    sql`select id, order_id from payments where state = 'started' order by started_at desc, id desc limit 1`,
  )
  const { id: paymentId, order_id: orderId } = open!
  const news = {
    kind: 'paid',
    paymentId,
    amountMinor: total.minor,
    currency: 'HKD',
    paidBy: null,
    failure: null,
  } as const
  const done = await all(() => server.within(till.company, (ctx) => takeNews(ctx, settling, 'sandbox', news)))
  if (done.some(({ status }) => status === 'rejected')) return -1
  const [found] = await till.rows<{ n: number }>(
    sql`select count(*)::int as n from policies where order_id = ${orderId}`,
  )
  return found?.n ?? -1
}

async function activate({ server, till }: BenchTill): Promise<number> {
  const { as } = till
  await server.call(paymentOperations.deactivateGateway, { name: 'sandbox' }, { as })
  const done = await all(() => server.call(paymentOperations.activateGateway, { name: 'sandbox' }, { as }))
  return done.filter((each) => each.status === 'fulfilled' && each.value.status === 200).length
}
