import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { activateAs, installAs } from './gateways'
import { paymentsRoom, type Settle, startPayment } from '.'

type Settled = Parameters<Settle['settle']>[1]

/** Stands for the room of orders: what it settles is a row of the same transaction, so that what was undone is not counted. */
const SETTLED = 'test.settled'
const NOT_HERE = { keepCard: async () => {}, chargeFailed: async () => {} }
const settle: Settle = { hold: async () => {}, settle: (ctx, paid) => ctx.record(SETTLED, paid), ...NOT_HERE }

export async function openTill(options: { settings?: Record<string, string>; clock?: () => Date } = {}) {
  const people = testSessions()
  const server = await startTestServer({ rooms: [paymentsRoom(settle)], sessions: people.sessions, ...options })
  return { server, people, newShop: () => newShop(server) }
}

/** A company of its own with the sandbox active, and what a buyer does in it. */
async function newShop(server: TestServer) {
  const company = randomUUID()
  await server.within(company, async (ctx) => {
    await installAs(ctx, 'sandbox')
    await activateAs(ctx, 'sandbox')
  })
  const start = (given: Partial<Parameters<typeof startPayment>[1]> = {}) => {
    const total = { minor: 30_600, currency: 'HKD' }
    const asked = {
      orderId: randomUUID(),
      total,
      isTest: false,
      returnTo: '/p/travel?back',
      title: 'Travel Light, Plus',
    }
    return server.within(company, (ctx) => startPayment(ctx, { ...asked, ...given }))
  }
  const settled = async () => {
    const { rows } = await server.within(company, (ctx) =>
      ctx.db.execute<{ about: Settled }>("select about from audit_log where what = 'test.settled' order by place"),
    )
    return rows.map(({ about }) => about)
  }
  return { company, start, settled }
}

export const testCard = (number: string) => ({ number, expires: '12/30', securityCode: '123' })

/** A browser without script: follows where it is sent, and fills in forms. */
export function buyer(server: TestServer) {
  const get = async (path: string) => {
    const answer = await server.raw(path, { headers: { 'accept-language': 'en-US' } })
    return { status: answer.status, to: answer.headers.get('location') ?? '', page: await answer.text(), answer }
  }
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en-US' }
    const body = new URLSearchParams(fields).toString()
    const answer = await server.raw(path, { method: 'POST', headers, body })
    return { status: answer.status, to: answer.headers.get('location') ?? '', page: await answer.text() }
  }
  /** To the card step, and the card sent. */
  const pay = async (payAt: string, number: string) => {
    const { to } = await get(payAt)
    return { at: to, ...(await post(to, testCard(number))) }
  }
  return { get, post, pay }
}
