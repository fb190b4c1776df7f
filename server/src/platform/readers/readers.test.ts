import { randomUUID } from 'node:crypto'
import { event } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type CompanyCtx, on, type Room } from '../operations'
import { startTestServer, testClock, type TestServer } from '../testing'
import { askForRetry, forgetHandled, listParkedAcrossCompanies, movePlace } from '.'
import { readersOf } from './read-events'

const sold = event({ name: 'thing.sold', says: 'A thing was sold', carries: z.object({ price: z.int() }) })
const returned = event({ name: 'thing.returned', says: 'A thing came back', carries: z.object({ price: z.int() }) })
const lost = event({ name: 'thing.lost', says: 'A thing was lost', carries: z.object({ price: z.int() }) })

/** Prices that the reader cannot do with, as often as said. */
const failing = new Map<number, number>()
const effect = async (ctx: CompanyCtx, { place, data }: { place: number; data: { price: number } }) => {
  await ctx.record('test.sum', { place, price: data.price })
  const left = failing.get(data.price) ?? 0
  if (left === 0) return
  failing.set(data.price, left - 1)
  throw new Error(`cannot do with ${data.price}`)
}
const sums = { name: 'test.sums', handles: [on(sold, effect)] }
const greets = {
  name: 'test.greets',
  handles: [on(returned, async (ctx, { data }) => ctx.emit(sold, { price: data.price * 10 }))],
}
const DAY_MS = 86_400_000
const gossips = {
  name: 'test.gossips',
  newsMs: 3 * DAY_MS,
  handles: [on(lost, (ctx, { place, data }) => effect(ctx, { place, data }))],
}
const room: Room = { name: 'test', operations: [], events: [sold, returned, lost], readers: [sums, greets, gossips] }

const clock = testClock()
const known = new Set<string>()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [room], clock: clock.read, listCompanies: async () => [...known] })
})
afterAll(() => server.close())
beforeEach(() => failing.clear())

function newCompany() {
  const company = randomUUID()
  known.add(company)
  const sell = (...prices: number[]) =>
    server.within(company, async (ctx) => {
      for (const price of prices) await ctx.emit(sold, { price }, { thing: randomUUID() })
    })
  /** What the reader did, in the order in which it did it. */
  const done = async () => {
    const { rows } = await server.within(company, (ctx) =>
      ctx.db.execute<{ price: number }>(
        sql`select (about->>'price')::int as price from audit_log where what = 'test.sum' order by place`,
      ),
    )
    return rows.map(({ price }) => price)
  }
  return { company, sell, done }
}
const parked = () =>
  server.within(randomUUID(), async (ctx) =>
    (await listParkedAcrossCompanies(ctx.db, 50)).map(({ ownerCompany, place }) => [ownerCompany, place]),
  )

test('a reader does every event once, in order, and nothing of what is not for it', async () => {
  const { company, sell, done } = newCompany()
  await sell(1, 2)
  await server.within(company, (ctx) => ctx.emit(returned, { price: 5 }))
  await sell(3)
  expect(await done()).toEqual([])
  for (let times = 0; times < 3; times++) await server.runJobs()
  expect(await done()).toEqual([1, 2, 3, 50])
})

test('an event that fails leaves nothing of its try, is tried again later, and what follows it waits', async () => {
  const { sell, done } = newCompany()
  failing.set(22, 2)
  await sell(1, 22, 3)
  await server.runJobs()
  expect(await done()).toEqual([1])
  await server.runJobs()
  expect([await done(), failing.get(22)]).toEqual([[1], 1])
  clock.later(1_000)
  await server.runJobs()
  expect([await done(), failing.get(22)]).toEqual([[1], 0])
  clock.later(1_000)
  await server.runJobs()
  expect(await done()).toEqual([1])
  clock.later(4_000)
  await server.runJobs()
  expect(await done()).toEqual([1, 22, 3])
})

test('a failing event stops neither other companies nor other readers of its own', async () => {
  const [broken, whole] = [newCompany(), newCompany()]
  failing.set(31, 99)
  await broken.sell(31)
  await whole.sell(7)
  await server.within(broken.company, (ctx) => ctx.emit(returned, { price: 5 }))
  await server.runJobs()
  expect([await broken.done(), await whole.done()]).toEqual([[], [7]])
  const { rows } = await server.within(broken.company, (ctx) =>
    ctx.db.execute(sql`select place::int from events where name = 'thing.sold' order by place`),
  )
  expect(rows).toEqual([{ place: 1 }, { place: 3 }])
})

test('an event that fails too often is parked: operators see it, the rest goes on, and it can be tried once more', async () => {
  const { company, sell, done } = newCompany()
  failing.set(41, 7)
  await sell(41, 2)
  for (let times = 0; times < 6; times++) {
    await server.runJobs()
    clock.later(60 * 60_000)
  }
  expect(await done()).toEqual([2])
  expect(await parked()).toEqual([[company, 1]])
  const count = async () => Number(/^events_parked (\d+)$/m.exec(await (await server.raw('/metrics')).text())?.[1])
  expect(await count()).toBe(1)
  const retry = () => server.within(company, (ctx) => askForRetry(ctx, 'test.sums', 1))
  expect(await retry()).toBe(true)
  await server.runJobs()
  expect([await done(), await count()]).toEqual([[2], 1])
  await server.runJobs()
  expect(failing.get(41)).toBe(0)
  await retry()
  await server.runJobs()
  expect([await done(), await count()]).toEqual([[2, 41], 0])
  expect(await retry()).toBe(false)
})

test('what is no news any more is passed over, also by one who tries it again; what came after it is told', async () => {
  const { company, done } = newCompany()
  const lose = (price: number) => server.within(company, (ctx) => ctx.emit(lost, { price }))
  await lose(1)
  clock.later(4 * DAY_MS)
  await lose(2)
  await server.runJobs()
  expect(await done()).toEqual([2])

  failing.set(51, 99)
  await lose(51)
  for (let times = 0; times < 8; times++) {
    await server.runJobs()
    clock.later(DAY_MS / 4)
  }
  const [[, place] = []] = (await parked()).filter(([owner]) => owner === company)
  failing.clear()
  clock.later(3 * DAY_MS)
  await server.within(company, (ctx) => askForRetry(ctx, gossips.name, place as number))
  await server.runJobs()
  expect(await done()).toEqual([2])
  expect((await parked()).filter(([owner]) => owner === company)).toEqual([])
})

test('a reader that is put back to an earlier place does nothing twice', async () => {
  const { company, sell, done } = newCompany()
  await sell(1, 2, 3)
  await server.runJobs()
  await server.within(company, (ctx) => movePlace(ctx, 'test.sums', 0))
  await server.runJobs()
  expect(await done()).toEqual([1, 2, 3])
})

test('a reader whose effect was thrown away does it again from there', async () => {
  const { company, sell, done } = newCompany()
  await sell(1, 2, 3)
  await server.runJobs()
  await server.within(company, async (ctx) => {
    await forgetHandled(ctx, 'test.sums', 2)
    await movePlace(ctx, 'test.sums', 1)
  })
  await server.runJobs()
  expect(await done()).toEqual([1, 2, 3, 2, 3])
})

test('two readers of one name do not start', () => {
  expect(() => readersOf([room, room])).toThrow('two readers are called test.sums')
})
