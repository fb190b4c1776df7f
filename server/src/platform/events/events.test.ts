import { randomUUID } from 'node:crypto'
import { event, operation } from '@coverwright/contract/platform'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Refused } from '../../kernel'
import { bind, type Room } from '../operations'
import { type Caller, startTestServer, type TestServer, testSessions } from '../testing'
import { eraseEvents, listEventsAbout } from '.'

const sold = event({ name: 'thing.sold', says: 'A thing was sold', carries: z.object({ price: z.int().positive() }) })
const declared = { may: 'signedIn', writes: true, takes: z.object({ price: z.int() }), gives: z.object({}) } as const
const operations = {
  sell: operation({ ...declared, post: '/v1/test/sell', says: 'Sells' }),
  refuse: operation({ ...declared, post: '/v1/test/sellAndRefuse', says: 'Sells, then refuses' }),
  tally: operation({ ...declared, post: '/v1/test/sellAndTally', says: 'Sells, refuses, but keeps it' }),
}
const thing = randomUUID()
const room: Room = {
  name: 'test',
  events: [sold],
  operations: bind(operations, {
    sell: async (ctx, { price }) => {
      await ctx.emit(sold, { price }, { thing })
      return {}
    },
    refuse: async (ctx, { price }) => {
      await ctx.emit(sold, { price })
      throw new Refused('test.no')
    },
    tally: async (ctx, { price }) => {
      await ctx.emit(sold, { price })
      throw new Refused('test.no', { keepsChanges: true })
    },
  }),
}

const people = testSessions()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms: [room], sessions: people.sessions })))
afterAll(() => server.close())

const callerIn = async (company: string) => people.open(await server.openBrowser(), company)
const streamOf = async (company: string) => {
  const { rows } = await server.within(company, (ctx) =>
    ctx.db.execute<{ place: number; data: { price: number }; member_id: string; request_id: string }>(
      sql`select place::int, data, member_id, request_id from events where company_id = ${company} order by place`,
    ),
  )
  return rows
}
const sell = (as: Caller, price: number, headers = {}) => server.call(operations.sell, { price }, { as, headers })

test('what happened stands in the stream of its company with who did it and by which request', async () => {
  const [company, other] = [randomUUID(), randomUUID()]
  const me = await callerIn(company)
  await sell(me, 5, { 'x-request-id': 'the-request-of-it' })
  await sell(await callerIn(other), 7)
  await sell(me, 6)
  const stream = await streamOf(company)
  expect(stream.map(({ place, data }) => [place, data.price])).toEqual([
    [1, 5],
    [2, 6],
  ])
  expect(stream[0]).toMatchObject({ member_id: me.session.member.id, request_id: 'the-request-of-it' })
  expect((await streamOf(other)).map(({ place }) => place)).toEqual([1])
})

test('a refused call says nothing and leaves no gap; one that keeps its changes says them', async () => {
  const company = randomUUID()
  const me = await callerIn(company)
  await sell(me, 1)
  expect((await server.call(operations.refuse, { price: 2 }, { as: me })).message).toBe('test.no')
  await server.call(operations.tally, { price: 3 }, { as: me })
  await sell(me, 4)
  expect((await streamOf(company)).map(({ place, data }) => [place, data.price])).toEqual([
    [1, 1],
    [2, 3],
    [3, 4],
  ])
})

test('what does not fit its shape is a bug and changes nothing', async () => {
  const company = randomUUID()
  expect((await sell(await callerIn(company), -1)).status).toBe(500)
  expect(await streamOf(company)).toEqual([])
})

test('a call repeated with its key is one event', async () => {
  const company = randomUUID()
  const options = { as: await callerIn(company), idempotencyKey: randomUUID() }
  for (let times = 0; times < 3; times++) await server.call(operations.sell, { price: 1 }, options)
  expect(await streamOf(company)).toHaveLength(1)
})

test('what happened to one thing is listed newest first, page by page, and not to other companies', async () => {
  const company = randomUUID()
  const me = await callerIn(company)
  for (const price of [1, 2, 3]) await sell(me, price)
  const listed = (inside: string, page: { before?: number; limit: number }) =>
    server.within(inside, async (ctx) =>
      (await listEventsAbout(ctx, ['thing', thing], page)).map(({ data }) => (data as { price: number }).price),
    )
  expect(await listed(company, { limit: 2 })).toEqual([3, 2])
  expect(await listed(company, { limit: 2, before: 2 })).toEqual([1])
  expect(await listed(randomUUID(), { limit: 2 })).toEqual([])
})

test('the server may neither change nor delete what happened, nor erase it while the company is there', async () => {
  const company = randomUUID()
  await sell(await callerIn(company), 1)
  for (const statement of [sql`update events set name = 'x'`, sql`delete from events`, sql`truncate events`])
    await expect(server.within(company, (ctx) => ctx.db.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  await server.within(company, (ctx) =>
    ctx.db
      .execute(sql`insert into company_registry (id, name, folded_name, folded_licence, business_type, state, created_at)
      values (${company}, 'A', ${company}, ${company}, 'insurer', 'active', now())`),
  )
  await expect(server.within(company, (ctx) => eraseEvents(ctx))).rejects.toMatchObject({
    cause: { message: 'the events of a company that is there are not erased' },
  })
  await server.within(company, async (ctx) => {
    await ctx.db.execute(sql`delete from company_registry where id = ${company}`)
    await eraseEvents(ctx)
  })
  expect(await streamOf(company)).toEqual([])
})

test('the API document lists every event with its shape', async () => {
  const document = (await (await server.raw('/openapi.json')).json()) as {
    components: { schemas: Record<string, { description: string; properties: Record<string, object> }> }
  }
  expect(document.components.schemas['thing.sold']).toMatchObject({
    description: 'A thing was sold',
    properties: { name: { const: 'thing.sold' }, version: { const: 1 }, data: { required: ['price'] } },
  })
})
