import { insertOrdersOfQuotes, newOrder, settleOrders } from '../../server/src/selling/orders'
import { enterPaid } from '../../server/src/selling/payments'
import { insertQuotes, priceOf, quoteToken, type QuoteRow } from '../../server/src/selling/quotes'
import { openTill, type Till } from '../../server/src/selling/orders/sale.builder'
import { sold, tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'
import type { TestServer } from '../../server/src/platform/testing'
import { inLanes, openBenchTill, sizeOf } from './bench-till'
import { type Figure, interleave } from './measure'
import { openTpcB } from './tpc-b'

const SALES = sizeOf('sales', 2_000)
const ROUNDS = sizeOf('rounds', 5)
const CLIENTS = 8
/** To warm up. */
const FIRST = 200
/** As many as are settled in one transaction, where many come in together. */
const TOGETHER = 50
const GOAL = 0.5
const LEAST = 384

/**
 * P4: quotes priced, ordered, paid at the sandbox and issued: each durable, with its number, its lines in the ledger and
 * its events. By eight clients, those who come in together in one transaction; against TPC-B by eight clients. Once all at
 * one company, where they wait for each other's numbers since those have no gap; once at as many companies as there are
 * clients, as TPC-B has ten branches.
 */
export async function measureSales(): Promise<Figure[]> {
  const opened = await openBenchTill('sales')
  const tpcB = await openTpcB(opened.cluster)
  try {
    const tills = [opened.till]
    while (tills.length <= CLIENTS) tills.push(await openTill(opened.server, { most: 999_999 }))
    const one = await compare(opened.server, [opened.till], () => tpcB.rate(SALES * 2))
    const each = await compare(opened.server, tills.slice(1), () => tpcB.rate(SALES * 2))
    return [
      figureOf('at one company', one),
      figureOf('at several companies', each),
      {
        ...{
          name: 'P4 quote, pay, issue, each second at one company',
          ours: `${Math.round(one.ours)}/s`,
          peer: `${LEAST}/s`,
        },
        ...{ ratio: one.ours / LEAST, goal: '> 1', holds: one.ours > LEAST },
      },
    ]
  } finally {
    await tpcB.close()
    await opened.close()
  }
}

type Rates = { ours: number; peer: number }

async function compare(server: TestServer, tills: readonly Till[], peer: () => Promise<number>): Promise<Rates> {
  const sell = (count: number) =>
    inLanes(CLIENTS, count / TOGETHER, (place) => sellTogether(server, tills[place % tills.length] as Till))
  await sell(FIRST)
  const rates = await interleave(ROUNDS, () => rateOf(SALES, () => sell(SALES)), peer)
  await check(tills, FIRST + ROUNDS * SALES)
  return rates
}

const figureOf = (where: string, { ours, peer }: Rates): Figure => ({
  name: `P4 quote, pay, issue ${where}`,
  ours: `${Math.round(ours)}/s`,
  peer: `${Math.round(peer)}/s TPC-B, 8 clients`,
  ratio: ours / peer,
  goal: `>= ${GOAL}`,
  holds: ours / peer >= GOAL,
})

async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (count / (performance.now() - started)) * 1_000
}

let buyers = 0

const sellTogether = (server: TestServer, till: Till) =>
  server.within(till.company, async (ctx) => {
    const quotes: QuoteRow[] = []
    for (let at = 0; at < TOGETHER; at++) {
      const answers = { ...tripAnswers('2026-04-10'), email: `buyer-${buyers++}@harbour.example` }
      const [id, now] = [ctx.newId(), ctx.now()]
      const open: QuoteRow = {
        ...{ companyId: ctx.company, id, productId: till.productId, shellId: id, releaseHash: till.bodyHash },
        ...{ isTest: false, language: 'en_us', tokenHash: quoteToken(ctx, id).tokenHash, answers, pageId: null },
        ...{ sentByPage: null, campaign: '' },
        ...{
          state: 'open',
          price: null,
          validUntil: null,
          decision: null,
          reasons: [],
          declarations: [],
          question: null,
        },
        ...{ channel: 'direct', holderId: null, policyId: null, revision: 1 },
        ...{ openedAt: now, savedAt: now, pricedAt: now },
      }
      const { price, validUntil, decision, reasons } = await priceOf(ctx, open, sold, answers)
      quotes.push({ ...open, state: 'priced', price, validUntil, decision, reasons: [...reasons] })
    }
    await insertQuotes(ctx, quotes)
    const orders = quotes.map((quote) => newOrder(ctx, quote, quote.price!, payer))
    await insertOrdersOfQuotes(ctx, orders)
    const paid = orders.map(({ id: orderId, totalMinor: minor, currency }) => ({
      ...{ orderId, total: { minor, currency }, title: 'Travel Light', paidBy: 'Visa 4242' },
    }))
    const paymentIds = await enterPaid(ctx, paid)
    const issued = await settleOrders(
      ctx,
      orders.map(({ id: orderId, totalMinor: amountMinor, currency }, at) => ({
        ...{ orderId, paymentId: paymentIds[at] as string, amountMinor, currency },
      })),
    )
    if (issued.length !== TOGETHER) throw new Error(`${issued.length} of ${TOGETHER} were issued`)
  })

const payer = { name: 'An Lee', email: 'an@harbour.example' }

/** A rate counts only where every sale is there, once, with its number, its money and its event. */
async function check(tills: readonly Till[], count: number) {
  const { sql } = await import('drizzle-orm')
  let sold = 0
  for (const till of tills) {
    const [found] = await till.rows(sql`select
      (select count(*) from policies)::int as policies,
      (select count(distinct number) from policies)::int as numbers,
      (select max(number)::int from policy_numbers) as last,
      (select count(*) from journals)::int as journals,
      (select count(*) from events where name = 'policy.issued')::int as events,
      (select sum(amount_minor)::int from ledger_lines) as left_over`)
    const policies = Number(found?.policies)
    const wanted = { policies, numbers: policies, last: policies, journals: policies, events: policies, left_over: 0 }
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(JSON.stringify(found))
    sold += policies
  }
  if (sold !== count) throw new Error(`${sold} of ${count} were sold`)
}
