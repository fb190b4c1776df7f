import { operation } from '@coverwright/contract/platform'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind, type Room } from '../operations'
import { startTestServer, type TestServer, testSessions } from '../testing'
import { Gate } from './gate'
import type { Batch } from './store'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const declared = { takes: z.object({}), gives: z.object({}) }
const operations = {
  member: operation({ ...declared, post: '/v1/test/member', may: 'signedIn', says: 'For members' }),
  anyone: operation({ ...declared, post: '/v1/test/anyone', may: 'anyone', signed: false, says: 'For anyone' }),
}
const room: Room = {
  name: 'test',
  operations: bind(operations, { member: async () => ({}), anyone: async () => ({}) }),
}

let now = new Date('2026-03-01T10:00:05Z')
let one: TestServer
let two: TestServer
const people = testSessions()
const settings = { RATE_LIMIT_PER_MINUTE: '10', TRUST_PROXY: '127.0.0.1' }

beforeAll(async () => {
  one = await startTestServer({ rooms: [room], sessions: people.sessions, settings, clock: () => now })
  two = await startTestServer({ rooms: [room], sessions: people.sessions, settings, clock: () => now, db: one.db })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map((answer) => answer.status)
const count = (list: number[], status: number) => list.filter((each) => each === status).length

test('a person gets ten calls a minute over all processes together, and another person theirs', async () => {
  const person = people.open(await one.openBrowser(), COMPANY)
  const call = (server: TestServer) => server.call(operations.member, {}, { as: person })
  const seen = await statuses(Array.from({ length: 16 }, (_, n) => call(n % 2 ? one : two)))
  expect([count(seen, 200), count(seen, 429)]).toEqual([10, 6])
  expect((await call(one)).message).toBe('platform.operationLimit')
  const neighbour = people.open(await one.openBrowser(), COMPANY)
  expect((await one.call(operations.member, {}, { as: neighbour })).status).toBe(200)
  now = new Date(now.getTime() + 60_000)
  expect((await call(two)).status).toBe(200)
})

test('calls without a session are counted by address, bad signatures too', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const seen = await statuses(Array.from({ length: 12 }, () => one.call(operations.anyone, {}, from('192.0.2.1'))))
  expect(count(seen, 429)).toBe(2)
  expect((await one.call(operations.anyone, {}, from('192.0.2.2'))).status).toBe(200)
  const person = people.open(await one.openBrowser(), COMPANY)
  const forged = { headers: { 'x-forwarded-for': '192.0.2.3', nonce: 'not-the-one-that-was-signed' }, as: person }
  const guesses = await statuses(Array.from({ length: 12 }, () => one.call(operations.member, {}, forged)))
  expect([count(guesses, 104), count(guesses, 429)]).toEqual([10, 2])
})

test('who came and is not counted yet is no reason to let in more at once', async () => {
  const written: (() => void)[] = []
  let counted = 0
  const write = async ({ calls: [calls = 0] }: Batch) => {
    await new Promise<void>((resolve) => written.push(resolve))
    counted += calls
    return { fresh: new Set<string>(), counts: new Map([['Ann', counted]]) }
  }
  const gate = new Gate({ write, callsPerMinute: 10, clock: () => now })
  const come = (times: number) => Array.from({ length: times }, () => gate.admit({ subject: 'Ann' }))
  const first = come(3)
  await expect.poll(() => written.length).toBe(1)
  const waiting = come(7)
  written[0]?.()
  await Promise.all(first)
  await expect.poll(() => written.length).toBe(2)
  expect(gate.admitAtOnce('Ann')).toBe(false)
  const late = come(2)
  written[1]?.()
  await expect.poll(() => written.length).toBe(3)
  written[2]?.()
  const verdicts = await Promise.all([...first, ...waiting, ...late])
  expect(verdicts).toEqual([...Array<string>(10).fill('admitted'), 'limited', 'limited'])
})

test('a process that stops counts whoever it let in last, and keeps no connection', async () => {
  const three = await startTestServer({ rooms: [room], settings, clock: () => now, db: one.db })
  const held = () => one.db.server.totalCount - one.db.server.idleCount
  const before = held()
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const call = () => three.call(operations.anyone, {}, { headers })
  await call()
  // The second is let in before it is counted.
  await call()
  await three.close()
  expect(held()).toBe(before - 1)
  const { rows } = await one.db.server.query(`select calls from call_counts where subject = 'address 203.0.113.77'`)
  expect(rows).toEqual([{ calls: 2 }])
})

test('counts of past minutes are swept', async () => {
  now = new Date(now.getTime() + 10 * 60_000)
  await one.runChore('platform.sweepCounts')
  const { rows } = await one.db.server.query('select count(*)::int as left from call_counts')
  expect(rows[0].left).toBe(0)
})
