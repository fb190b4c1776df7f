import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Desk } from '../../server/src/platform/operations'
import { holdPromotions, letGoPromotions, takingOf, usePromotions } from '../../server/src/selling/promotions'
import { type BenchTill, inLanes, openBenchTill, sizeOf } from './bench-till'
import type { Figure } from './measure'

const RUNS = sizeOf('runs', 20)
const BUYERS = sizeOf('buyers', 10_000)
const VOUCHERS = BUYERS / 10
/** As many at once as there are connections, and as many again who wait for one. */
const AT_ONCE = 40
const LETS_GO = 7
/** Every so manieth takes it in a transaction of its own, as a late payment does; the others at one of two desks. */
const ALONE = 20

/** R1: ten buyers for each voucher, some of whom go away; those who were refused come again while any is left. */
export async function measureVouchers(): Promise<Figure> {
  const opened = await openBenchTill('vouchers')
  try {
    const wrong: string[] = []
    for (let run = 0; run < RUNS; run++) {
      const found = await runOnce(opened, `RUN${run}`)
      if (found) wrong.push(`run ${run}: ${found}`)
    }
    if (wrong.length > 0) console.error(wrong.join('\n'))
    return {
      name: 'R1 runs that did not end with every voucher used once',
      ours: String(wrong.length),
      peer: `${RUNS} x ${BUYERS} buyers for ${VOUCHERS}`,
      ratio: wrong.length,
      goal: '0',
      holds: wrong.length === 0,
    }
  } finally {
    await opened.close()
  }
}

async function runOnce({ server, till }: BenchTill, code: string): Promise<string | null> {
  await till.voucher(code, VOUCHERS)
  const within = <Result>(work: Parameters<typeof server.within<Result>>[1]) => server.within(till.company, work)
  // Two, as two processes have.
  const desks = [0, 1].map(() => new Desk((company, work) => server.within(company, work)))
  const hold = async (orderId: string, place: number): Promise<boolean> => {
    const until = new Date(Date.now() + 3_600_000 * 24 * 365)
    if (place % ALONE !== 0) return desks[place % 2]!.take(takingOf(till.company, code, { id: orderId, until }))
    return within((ctx) => holdPromotions(ctx, { orderId, discounts: [{ code }], until })).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code !== 'promotions.runOut') throw error as Error
        return false
      },
    )
  }
  let used = 0
  /** True where somebody who was refused may come again: what was let go meanwhile is for them. */
  const buy = async (orderId: string, place: number): Promise<boolean> => {
    if (!(await hold(orderId, place))) return true
    if (place % LETS_GO === 0) {
      await within((ctx) => letGoPromotions(ctx, { orderIds: [orderId] }))
      return false
    }
    const { used: now } = await within((ctx) => usePromotions(ctx, { orderId }))
    // Added after the wait: others count meanwhile.
    used += now.length
    return false
  }
  let waiting = Array.from({ length: BUYERS }, (_, place) => place)
  while (waiting.length > 0 && used < VOUCHERS) {
    const again: number[] = []
    const now = waiting
    await inLanes(AT_ONCE, now.length, async (at) => {
      const place = now[at] as number
      if (await buy(randomUUID(), place)) again.push(place + 1)
    })
    waiting = again
  }
  const [row] = await till.rows<{ held: number; used: number; holds: number; uses: number }>(sql`
    select held, used, (select count(*)::int from promotion_holds h where h.code = c.code and state = 'held') as holds,
      (select count(*)::int from promotion_holds h where h.code = c.code and state = 'used') as uses
    from promotion_codes c where code = ${code}`)
  const wanted = { held: 0, used: VOUCHERS, holds: 0, uses: VOUCHERS }
  const isRight = JSON.stringify(row) === JSON.stringify(wanted) && used === VOUCHERS
  return isRight ? null : `${used} said used, ${JSON.stringify(row)}`
}
