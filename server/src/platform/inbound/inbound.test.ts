import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inbound, type Room } from '../operations'
import { startTestServer, type TestServer } from '../testing'

type Paid = { id: string; amount: number }

let isBroken = false
const gateway = inbound<Paid>({
  source: 'gateway',
  read: async (_ctx, { body, headers }) => {
    if (headers['x-signature'] !== 'genuine') return null
    const message = JSON.parse(body.toString()) as Paid
    return { id: message.id, message }
  },
  take: async (ctx, { amount }) => {
    await ctx.record('test.paid', { amount })
    if (isBroken) throw new Error('the effect failed')
  },
})
const room: Room = { name: 'test', operations: [], inbound: [gateway] }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [room] })
})
afterAll(() => server.close())

function newCompany() {
  const company = randomUUID()
  const send = async (message: Paid, signature = 'genuine') => {
    const sent = { method: 'POST', body: JSON.stringify(message), headers: { 'x-signature': signature } }
    return (await server.raw(`/in/gateway/${company}`, sent)).status
  }
  const paid = async () => {
    const { rows } = await server.within(company, (ctx) =>
      ctx.db.execute<{ amount: number }>(
        sql`select (about->>'amount')::int as amount from audit_log where what = 'test.paid' order by place`,
      ),
    )
    return rows.map(({ amount }) => amount)
  }
  return { send, paid }
}

test('a message counts once, however often and however close together it comes', async () => {
  const { send, paid } = newCompany()
  const statuses = await Promise.all(Array.from({ length: 12 }, () => send({ id: 'one', amount: 5 })))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await send({ id: 'two', amount: 7 })
  expect(await paid()).toEqual([5, 7])
})

test('the same id sent to another company is another message', async () => {
  const [one, other] = [newCompany(), newCompany()]
  await one.send({ id: 'same', amount: 1 })
  await other.send({ id: 'same', amount: 2 })
  expect([await one.paid(), await other.paid()]).toEqual([[1], [2]])
})

test('what is not genuine changes nothing, and neither does an address that is no company', async () => {
  const { send, paid } = newCompany()
  expect(await send({ id: 'one', amount: 5 }, 'forged')).toBe(400)
  expect(await paid()).toEqual([])
  expect((await server.raw('/in/gateway/nobody', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('a message whose effect failed is taken when it comes again', async () => {
  const { send, paid } = newCompany()
  isBroken = true
  expect(await send({ id: 'one', amount: 5 })).toBe(500)
  isBroken = false
  expect(await send({ id: 'one', amount: 5 })).toBe(200)
  expect(await paid()).toEqual([5])
})
