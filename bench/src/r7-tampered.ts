import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { chanceFrom } from '@coverwright/rules/kernel'
import { tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'
import { type BenchTill, inLanes, openBenchTill, sizeOf } from './bench-till'
import type { Figure } from './measure'

const CHECKOUTS = sizeOf('checkouts', 5_000)
const AT_ONCE = 16
const QUOTES = 40

type Sent = Record<string, unknown>

/** Every total that the server itself has told somebody. */
const promised = new Set<number>()
const chance = chanceFrom(7)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item
const odd = () => pick([0, 1, -1, -18_018, 0.5, 1e15, Number.MAX_SAFE_INTEGER, '19459', null, [19_459], { minor: 1 }])

/** R7: whatever a browser may send in place of what it was given: the server's own price is charged, or nothing is. */
export async function measureTampering(): Promise<Figure> {
  const opened = await openBenchTill('tampered')
  try {
    const quotes = await Promise.all(
      Array.from({ length: QUOTES }, (_, at) => opened.till.quote({ nights: `${2 + at}` })),
    )
    for (const { total } of quotes) promised.add(total.minor)
    const counts = { priced: 0, refused: 0, broken: 0 }
    await inLanes(AT_ONCE, CHECKOUTS, async () => {
      const status = await tamper(opened, quotes)
      counts[status < 300 ? 'priced' : status < 500 ? 'refused' : 'broken']++
    })
    const wrong = counts.broken + (await countWrong(opened))
    console.error(`  ${counts.priced} went through at the server's price, ${counts.refused} were refused`)
    return {
      name: 'R7 tampered checkouts with another price than the server’s',
      ours: String(wrong),
      peer: `${CHECKOUTS} checkouts`,
      ratio: wrong,
      goal: '0',
      holds: wrong === 0,
    }
  } finally {
    await opened.close()
  }
}

type Quote = Awaited<ReturnType<BenchTill['till']['quote']>>

async function tamper({ server }: BenchTill, quotes: readonly Quote[]): Promise<number> {
  const [quote, other] = [pick(quotes), pick(quotes)]
  const { minor, currency } = quote.total
  const total: Sent = { minor, currency }
  const place = (body: Sent) => send('/v1/payment/placeOrder', body)
  const price = (more: Sent) =>
    send('/v1/wallproduct/priceQuote', { token: quote.token, answers: { ...tripAnswers('2026-04-10'), ...more } })
  const send = async (path: string, body: Sent) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await server.raw(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const envelope = (await answer.json()) as { status: number; data: { price?: { total: { minor: number } } } | null }
    if (envelope.data?.price) promised.add(envelope.data.price.total.minor)
    return answer.status >= 500 ? answer.status : envelope.status
  }
  const ways = [
    () => place({ token: quote.token, total: { ...total, minor: odd() } }),
    () => place({ token: quote.token, total: { ...total, minor: minor - 1 } }),
    () => place({ token: quote.token, total: { ...total, currency: pick(['IDR', 'JPY', 'hkd', '', 'XXX', null]) } }),
    () => place({ token: quote.token, total: { ...other.total } }),
    () => place({ token: quote.token, total, price: { total: { minor: 1, currency } }, discount: 99, plan: 'premier' }),
    () => place({ token: `${quote.token.slice(0, -3)}abc`, total }),
    () => place({ token: quote.token, total, productId: randomUUID(), isTest: true, companyId: randomUUID() }),
    () => price({ cover: pick(['gold', '', 'premier', null, 7]) }),
    () => price({ leaving: pick(['2020-01-01', '2026-02-30', '2999-01-01', 'today', '']) }),
    () => price({ nights: pick(['-8', '0', '1e9', '8; drop table quotes', ' 8']) }),
    () => price({ total: 1, premium: '1', levy: '0', afterPlan: 1, night: 0 }),
    () => price({ extras: pick([['nothing'], 'all', [null], [{}]]) }),
  ]
  return pick(ways)()
}

/** An order, or a payment, whose amount is not what its quote was promised for. */
async function countWrong({ till }: BenchTill): Promise<number> {
  const [found] = await till.rows<{ wrong: number }>(sql`select (
    (select count(*) from orders where total_minor <> (price #>> '{total,minor}')::bigint
      or currency <> price #>> '{total,currency}' or is_test or currency <> 'HKD' or total_minor < 12000)
    + (select count(*) from orders where total_minor <> all (${sql.param([...promised])}::bigint[]))
    + (select count(*) from payments y join orders o on o.id = y.order_id
        where y.amount_minor <> o.total_minor or y.currency <> o.currency)
    + (select count(*) from policies))::int as wrong`)
  return found?.wrong ?? -1
}
