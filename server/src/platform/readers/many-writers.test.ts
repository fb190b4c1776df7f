import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { event } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { on, type Room } from '../operations'
import { startTestServer, type TestServer } from '../testing'
import { cloneDatabase } from '../testing/clone-database'
import { startReaders } from '.'

const counted = event({ name: 'count.made', says: 'Something was counted', carries: z.object({ writer: z.int() }) })
const ignored = event({ name: 'count.ignored', says: 'Nobody reads this', carries: z.object({}) })
const room: Room = {
  name: 'test',
  operations: [],
  events: [counted, ignored],
  readers: ['test.first', 'test.second'].map((name) => ({
    name,
    handles: [on(counted, (ctx, { place }) => ctx.record(name, { place }))],
  })),
}
const companies = Array.from({ length: 5 }, () => randomUUID())

/** Two servers on one database: each with connections, notifications and readers of its own. */
let db: Awaited<ReturnType<typeof cloneDatabase>>
let one: TestServer
let other: TestServer
beforeAll(async () => {
  const parts = { rooms: [room], listCompanies: async () => companies }
  db = await cloneDatabase()
  one = await startTestServer({ ...parts, db })
  other = await startTestServer({ ...parts, db: db.connect() })
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await other.db.close()
  await db.close()
})

const WRITERS = 50
const WRITES = 4

/** Each transaction says something in one company or in two, dawdles between that and its commit, or is given up. */
async function write(writer: number) {
  for (let times = 0; times < WRITES; times++) {
    const [mine, also] = [companies[(writer + times) % 5]!, companies[(writer * 3 + times) % 5]!]
    const server = times % 2 ? one : other
    const work = server.within(mine, async (ctx) => {
      await ctx.emit(counted, { writer })
      for (let pauses = writer % 7; pauses > 0; pauses--) await turn()
      if (times % 3 === 1) await ctx.emit(ignored, {})
      if (times % 3 === 2) await ctx.emit(counted, { writer })
      if ((writer + times) % 11 === 0) throw new Error('given up')
    })
    await work.catch((error: Error) => expect(error.message).toBe('given up'))
    if (also !== mine) await server.within(also, (ctx) => ctx.emit(counted, { writer }))
  }
}

const rowsOf = async (company: string, query: ReturnType<typeof sql>) =>
  (await one.within(company, (ctx) => ctx.db.execute<{ place: number }>(query))).rows.map(({ place }) => place)

const writtenIn = (company: string) =>
  rowsOf(company, sql`select place::int from events where name = 'count.made' order by place`)

const readIn = (company: string, reader: string) =>
  rowsOf(company, sql`select (about->>'place')::int as place from audit_log where what = ${reader} order by place`)

test('fifty writers over five companies, two processes that read: each reader does each event once, in order, and skips none', async () => {
  const running = [await startReaders(one.jobParts), await startReaders(other.jobParts)]
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  for (const company of companies) {
    const written = await writtenIn(company)
    expect(written.length).toBeGreaterThan(40)
    for (const reader of ['test.first', 'test.second'])
      await expect.poll(() => readIn(company, reader), { timeout: 60_000 }).toEqual(written)
    const all = await rowsOf(company, sql`select place::int from events order by place`)
    expect(all).toEqual(all.map((_, index) => index + 1))
  }
  await Promise.all(running.map((readers) => readers.stop()))
})

test('a place that is seen is seen with every place before it, whoever commits last', async () => {
  const company = randomUUID()
  let writing = true
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let times = 0; times < 25; times++)
      await (times % 2 ? one : other).within(company, async (ctx) => {
        for (let events = 0; events <= writer % 3; events++) await ctx.emit(counted, { writer })
        for (let pauses = (writer * times) % 5; pauses > 0; pauses--) await turn()
      })
  })
  const looks = (async () => {
    let looked = 0
    while (writing) {
      const places = await rowsOf(company, sql`select place::int from events order by place`)
      expect(places).toEqual(places.map((_, index) => index + 1))
      looked++
    }
    return looked
  })()
  await Promise.all(writers).finally(() => (writing = false))
  expect(await looks).toBeGreaterThan(1)
})
