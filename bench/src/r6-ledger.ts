import { randomUUID } from 'node:crypto'
import { refundLines, saleLines } from '@coverwright/rules/company/ledger'
import { chanceFrom, parseDay } from '@coverwright/rules/kernel'
import { sql } from 'drizzle-orm'
import { type NewJournal, postJournals } from '../../server/src/company/ledger'
import { inCompany } from '../../server/src/platform/database'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import { sizeOf } from './bench-till'
import type { Figure } from './measure'

const OPERATIONS = sizeOf('journals', 1_000_000)
const BATCH = 500
const DAYS = 120
const firstDay = parseDay('2026-03-02') as number
const currency = 'HKD'

type Priced = Parameters<typeof saleLines>[0]

/** R6 on the real ledger: a million sales and refunds in batches; each sums to zero, and kept sums are those of the lines. */
export async function measureLedger(): Promise<Figure> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'ledger')
  try {
    const [company, draw] = [randomUUID(), drawing()]
    const started = performance.now()
    for (let done = 0; done < OPERATIONS; done += BATCH)
      await inCompany(db.server, company, (tx) =>
        postJournals({ db: tx, company, now: () => new Date() }, Array.from({ length: BATCH }, draw)),
      )
    const seconds = (performance.now() - started) / 1_000
    const wrong = await inCompany(db.server, company, (tx) => tx.execute<{ wrong: number }>(WRONG))
    const found = wrong.rows[0]?.wrong ?? -1
    return {
      name: 'R6 ledger entries that lose or make a coin',
      ours: `${found} (${Math.round(OPERATIONS / seconds)}/s)`,
      peer: `${OPERATIONS} journals`,
      ratio: found,
      goal: '0',
      holds: found === 0,
    }
  } finally {
    await db.close()
    await cluster.stop()
  }
}

/** Journals that do not sum to zero, journals that are missing, and kept sums that are not those of the lines. */
const WRONG = sql`
  select (
    (select count(*) from (select from ledger_lines group by journal_id, currency having sum(amount_minor) <> 0) as j)
    + abs(${OPERATIONS} - (select count(*) from journals))
    + (select count(*) from (
        select day, account, sum(amount_minor) from ledger_lines group by day, account
        except select day, account, sum(debit_minor - credit_minor) from ledger_days group by day, account) as d))::int as wrong`

/** The next journal, by chance and yet always the same: mostly sales, sometimes a refund of one of the last. */
function drawing(): () => NewJournal {
  const chance = chanceFrom(6)
  const whole = (most: number) => Math.floor(chance() * (most + 1))
  const sold: { policyId: string; price: Priced; left: number }[] = []
  const products = Array.from({ length: 3 }, () => randomUUID())
  return () => {
    const again = sold.length > 50 && chance() < 0.15 ? sold.shift() : undefined
    const { policyId, price, left } = again ?? { policyId: randomUUID(), price: drawPrice(whole), left: 0 }
    const given = again ? whole(left) : 0
    if (again && given < left) sold.push({ policyId, price, left: left - given })
    if (!again) sold.push({ policyId, price, left: price.total.minor })
    if (sold.length > 5_000) sold.shift()
    return {
      id: randomUUID(),
      what: again ? 'policy.cancelled' : 'policy.issued',
      about: { policy: policyId },
      day: firstDay + whole(DAYS - 1),
      isTest: false,
      lines: again ? refundLines(price, given, price.total.minor - left) : saleLines(price),
      dimensions: { policyId, productId: products[whole(2)] as string, channel: 'direct' },
    }
  }
}

function drawPrice(whole: (most: number) => number): Priced {
  const premium = 1_000 + whole(500_000)
  const part = (kind: Priced['parts'][number]['kind'], minor: number) => ({
    kind,
    code: kind,
    title: kind,
    amount: { minor, currency },
  })
  const parts = [
    part('premium', premium),
    part('discount', -whole(900)),
    part('tax', whole(90_000)),
    part('levy', whole(99)),
  ]
  return { parts, total: { minor: parts.reduce((sum, { amount }) => sum + amount.minor, 0), currency } }
}
