import { orderOperations } from '@coverwright/contract/selling/orders'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { type CrashHouse, openCrashHouse } from '../../server/src/start/crash-house.builder'
import { tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'
import { sizeOf } from './bench-till'
import type { Figure } from './measure'

const POLICIES = sizeOf('policies', 20_000)
const KILLS = sizeOf('kills', 200)
const LANES = 4
const LIMIT_MS = 10_000
const CARD = new URLSearchParams({ number: '4242424242424242', expires: '12/30', securityCode: '123' }).toString()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** R3: server and database killed in turn while buyers buy; what a buyer was told stands, and every number is there once. */
export async function measureCrashes(): Promise<Figure[]> {
  const house = await openCrashHouse()
  try {
    const [shell] = await house.ask<{ body_hash: string }>(`select body_hash from shells where slug = 'travel-light'`)
    const told = new Set<string>()
    const readyMs: number[] = []
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let at = 0; told.size < POLICIES; at++) {
        const number = await buy(house, shell!.body_hash, `buyer-${lane}-${at}@harbour.example`).catch(() => null)
        if (number !== null) told.add(number)
      }
    })
    for (let kill = 0; kill < KILLS; kill++) {
      await soldSo(told, (POLICIES / (KILLS + 1)) * (kill + 1))
      readyMs.push(await house.kill(kill % 2 === 0 ? 'server' : 'database'))
    }
    await Promise.all(lanes)
    const wrong = await countWrong(house, [...told])
    const slowest = Math.max(...readyMs)
    return [
      {
        name: 'R3 numbers twice or skipped, policies acknowledged and lost, money left over',
        ...{ ours: wrong.map(([what, n]) => `${n} ${what}`).join(', ') || '0', ratio: wrong.length, goal: '0' },
        ...{ peer: `${KILLS} kills, ${told.size} policies`, holds: wrong.length === 0 },
      },
      {
        name: 'R3 slowest to be ready again',
        ...{ ours: `${Math.round(slowest)} ms`, peer: `${LIMIT_MS} ms`, ratio: slowest / LIMIT_MS, goal: 'at most 1' },
        holds: slowest <= LIMIT_MS,
      },
    ]
  } finally {
    await house.close()
  }
}

async function soldSo(told: ReadonlySet<string>, many: number) {
  while (told.size < many) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Gives the number that the buyer was shown. */
async function buy(house: CrashHouse, bodyHash: string, email: string): Promise<string> {
  const as = null
  const asked = { slug: 'travel-light', bodyHash, language: 'en_us', answers: {}, pageId: 'trip' } as const
  const { token } = (await house.call(quoteOperations.open, asked, { as })).data!
  const leaving = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const answers = { ...tripAnswers(leaving), email }
  const priced = (await house.call(quoteOperations.price, { token, answers }, { as })).data!
  const agreed = priced.declarations.map(({ id }) => id)
  await house.call(quoteOperations.declare, { token, agreed }, { as })
  const { minor, currency } = priced.price!.total
  const placed = (await house.call(orderOperations.placeOrder, { token, total: { minor, currency } }, { as })).data!
  const page = (await house.raw(placed.payAt)).headers.get('location')!
  const back = (await house.raw(page, { method: 'POST', headers: FORM, body: CARD })).headers.get('location')!
  await house.raw(back)
  const outcome = await house.call(orderOperations.getOutcome, { orderToken: token }, { as })
  return outcome.data!.policy!.number
}

/** What was paid at the gateway is settled by its messages, also where the buyer saw nothing of it. */
type Wrong = [what: string, n: number][]

const WRONG: Readonly<Record<string, string>> = {
  'acknowledged and lost': 'select count(*)::int as n from told where number not in (select number from policies)',
  'numbers twice': 'select (count(*) - count(distinct number))::int as n from policies',
  'numbers skipped': `select coalesce(sum(gap), 0)::int as n from (
    select max(number) - min(number) + 1 - count(*) as gap from policy_numbers group by design_id, series) gaps`,
  'policies without their number': `select count(*)::int as n from policies p
    where (select count(*) from policy_numbers n where n.printed = p.number) <> 1`,
  'paid without one policy': `select count(*)::int as n from sandbox_payments s where s.state = 'paid' and (
    select count(*) from policies p join payments y on y.order_id = p.order_id where y.id = s.id) <> 1`,
  'journals that leave money over': `select count(*)::int as n from (
    select from ledger_lines group by journal_id, currency having sum(amount_minor) <> 0) j`,
  'policies without their journal': `select abs((select count(*) from policies)
    - (select count(*) from journals where what = 'policy.issued'))::int as n`,
}

async function countWrong(house: CrashHouse, told: readonly string[]): Promise<Wrong> {
  const unsettled = `select count(*)::int as n from sandbox_payments s join payments p on p.id = s.id
    where s.state = 'paid' and p.paid_minor is null`
  for (let turn = 0; turn < 600 && (await house.ask<{ n: number }>(unsettled))[0]!.n > 0; turn++)
    await new Promise((resolve) => setTimeout(resolve, 200))
  const wrong: Wrong = []
  for (const [what, sql] of Object.entries(WRONG)) {
    const [found] = await house.ask<{ n: number }>(`with told as (select unnest($1::text[]) as number) ${sql}`, [told])
    if (found?.n !== 0) wrong.push([what, found?.n ?? -1])
  }
  return wrong
}
