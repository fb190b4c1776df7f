import { sql } from 'drizzle-orm'
import { chanceFrom } from '@coverwright/rules/kernel'
import { clock } from '../../server/src/selling/orders/sale.builder'
import { documentsRoom } from '../../server/src/selling/documents'
import { readMailbox } from '../../server/src/platform/testing'
import { SIGNATURE_HEADER, signMessage } from '../../server/src/selling/payments/sandbox/signature'
import { type BenchTill, inLanes, openBenchTill, sizeOf } from './bench-till'
import type { Figure } from './measure'

const PAYMENTS = sizeOf('payments', 500)
const TIMES = 5
const AT_ONCE = 16
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const CARD = { expires: '12/30', securityCode: '123' }

/** R4: every message of every payment five times, in any order and days late, some cards refused before; each buyer comes back too. */
export async function measurePaymentNews(): Promise<Figure> {
  const opened = await openBenchTill('payment_news', [documentsRoom])
  try {
    const backs = await payAll(opened)
    await opened.till.rows(sql`select 1`)
    clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
    const messages = await opened.till.rows<{ id: string; news: unknown }>(sql`select id, news from sandbox_events`)
    const told = shuffled([
      ...messages.flatMap((message) => Array.from({ length: TIMES }, () => () => tell(opened, message))),
      ...backs.map((back) => () => opened.server.raw(back)),
    ])
    await inLanes(AT_ONCE, told.length, (at) => told[at]!())
    await opened.server.runJobs()
    const wrong = (await countWrong(opened)) + (await countWrongMails(opened))
    return {
      name: 'R4 payments that did not become one policy with one entry and one mail',
      ours: String(wrong),
      peer: `${PAYMENTS} payments, ${told.length} messages and returns`,
      ratio: wrong,
      goal: '0',
      holds: wrong === 0,
    }
  } finally {
    await opened.close()
  }
}

/** At the gateway's own page; what it has to tell is held back. */
async function payAll({ server, till }: BenchTill): Promise<string[]> {
  const backs: string[] = []
  await inLanes(AT_ONCE, PAYMENTS, async (at) => {
    const { token, total } = await till.quote({ email: emailOf(at) })
    const placed = await till.place(token, total)
    const page = (await server.raw(placed.data!.payAt)).headers.get('location') ?? ''
    const send = (number: string) =>
      server.raw(page, { method: 'POST', headers: FORM, body: new URLSearchParams({ number, ...CARD }).toString() })
    if (at % 3 === 0) await send('4000000000000002')
    backs.push((await send('4242424242424242')).headers.get('location') ?? '')
  })
  return backs
}

async function tell({ server, till }: BenchTill, { id, news }: { id: string; news: unknown }) {
  const body = JSON.stringify({ id, news })
  const signature = await server.within(till.company, async (ctx) => signMessage(ctx, body))
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const { status } = await server.raw(`/in/sandbox/${till.company}`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`a message was answered ${status}`)
}

async function countWrong({ till }: BenchTill): Promise<number> {
  const [found] = await till.rows<{ wrong: number }>(sql`select (
    (select count(*) from payments y where paid_minor is null
      or (select count(*) from policies p where p.order_id = y.order_id) <> 1)
    + abs(${PAYMENTS} - (select count(*) from policies)) + abs(${PAYMENTS} - (select count(*) from journals))
    + abs(${PAYMENTS} - (select count(*) from events where name = 'policy.issued'))
    + abs(${PAYMENTS} - (select count(distinct number) from policies))
    + (select count(*) from refunds) + abs(coalesce((select sum(amount_minor) from ledger_lines), 1)))::int as wrong`)
  return found?.wrong ?? -1
}

/** Those who did not get exactly one. */
async function countWrongMails({ server }: BenchTill): Promise<number> {
  let wrong = 0
  for (let at = 0; at < PAYMENTS; at++) if ((await readMailbox(server, emailOf(at))).length !== 1) wrong++
  return wrong
}

const emailOf = (at: number) => `buyer-${at}@harbour.example`

const chance = chanceFrom(4)

function shuffled<Item>(items: Item[]): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    ;[items[at], items[other]] = [items[other] as Item, items[at] as Item]
  }
  return items
}
