import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inCompany } from '../../server/src/platform/database'
import { Desk } from '../../server/src/platform/operations'
import { takingOf } from '../../server/src/selling/promotions'
import { type BenchTill, inLanes, openBenchTill, sizeOf } from './bench-till'
import { type Figure, interleave } from './measure'

const BUYERS = sizeOf('buyers', 10_000)
const VOUCHERS = BUYERS / 10
const ROUNDS = sizeOf('rounds', 5)
const AT_ONCE = 200
const GOAL = 3

/** P6: ten thousand buyers at one voucher, against one guarded UPDATE with its row for each of them. */
export async function measureRedeeming(): Promise<Figure> {
  const opened = await openBenchTill('redeeming')
  try {
    await opened.till.rows(sql`select 1`)
    const desk = new Desk((company, work) => opened.server.within(company, work))
    let round = 0
    const { ours, peer } = await interleave(
      ROUNDS,
      () => timed(opened, `OURS${round++}`, (code) => hold(opened, desk, code)),
      () => timed(opened, `PEER${round++}`, (code) => guarded(opened, code)),
    )
    return {
      name: `P6 ${BUYERS} buyers for ${VOUCHERS} vouchers`,
      ours: `${Math.round(ours)}/s`,
      peer: `${Math.round(peer)}/s (one guarded UPDATE each)`,
      ratio: ours / peer,
      goal: `>= ${GOAL}`,
      holds: ours / peer >= GOAL,
    }
  } finally {
    await opened.close()
  }
}

async function timed({ till }: BenchTill, code: string, buy: (code: string) => Promise<boolean>): Promise<number> {
  await till.voucher(code, VOUCHERS)
  let had = 0
  const started = performance.now()
  await inLanes(AT_ONCE, BUYERS, async () => void ((await buy(code)) && had++))
  const rate = (BUYERS / (performance.now() - started)) * 1_000
  const [row] = await till.rows<{ taken: number; holds: number }>(sql`select held + used as taken,
    (select count(*)::int from promotion_holds h where h.code = c.code) as holds from promotion_codes c where code = ${code}`)
  if ([had, row?.taken, row?.holds].some((count) => count !== VOUCHERS))
    throw new Error(`${had} had one, ${row?.taken} are counted, ${row?.holds} are held`)
  return rate
}

/** As a call that places an order takes it: durable once it is answered, and before the order's own transaction. */
const hold = ({ till }: BenchTill, desk: Desk, code: string): Promise<boolean> => {
  const until = new Date(Date.now() + 3_600_000)
  return desk.take(takingOf(till.company, code, { id: randomUUID(), until }))
}

/** What everybody writes first: the count is right, and each waits for the commit of the one before. */
const guarded = ({ db, till }: BenchTill, code: string): Promise<boolean> =>
  inCompany(db.server, till.company, async (tx) => {
    const { rows } = await tx.execute(sql`update promotion_codes set held = held + 1
      where company_id = ${till.company} and code = ${code} and held + used < quota returning code`)
    if (rows.length === 0) return false
    await tx.execute(sql`insert into promotion_holds (company_id, order_id, code, state, until)
      values (${till.company}, ${randomUUID()}, ${code}, 'held', now())`)
    return true
  })
