import { liveTopic, operation } from '@coverwright/contract/platform'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind, endStreamsOf, type Room } from '../operations'
import { MAX_STREAMS_EACH } from './hub'
import { type Caller, requestOf, startTestServer, type TestServer, testSessions } from '../testing'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const operations = {
  listen: operation({
    post: '/v1/test/listen',
    may: 'signedIn',
    streams: true,
    takes: z.object({}),
    gives: z.object({}),
    says: 'Listens',
  }),
}
const [notices, orders] = [liveTopic('notices'), liveTopic('orders')]
const room: Room = {
  name: 'test',
  operations: bind(operations, { listen: async () => ({}) }),
}

let server: TestServer
let other: TestServer
const people = testSessions()

beforeAll(async () => {
  server = await startTestServer({ rooms: [room], sessions: people.sessions })
  other = await startTestServer({ rooms: [room], sessions: people.sessions, db: server.db })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

/** Collects what comes down a stream until it is stopped. */
async function listen(to: TestServer, as: Caller) {
  const request = requestOf(operations.listen, {}, { as })
  const stopper = new AbortController()
  const response = await to.raw(request.path, { ...request, signal: stopper.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const heard = { text: '', hasEnded: false, stop: () => stopper.abort() }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      heard.text += decoder.decode(piece, { stream: true })
  }
  read().then(() => (heard.hasEnded = true), () => (heard.hasEnded = true)) // oxfmt-ignore
  await expect.poll(() => heard.text).toContain(': open')
  return heard
}

test('a console on another process hears of a change once it is committed', async () => {
  const heard = await listen(other, people.open(await server.openBrowser(), COMPANY))
  await server.within(COMPANY, (ctx) => ctx.notify(notices, { detail: { id: 7 } }))
  await expect.poll(() => heard.text).toContain('event: change\ndata: {"topic":"notices","detail":{"id":7}}\n\n')
  heard.stop()
})

test('every topic of the own company is heard; nothing of another company, another member, or a change that was undone', async () => {
  const caller = people.open(await server.openBrowser(), COMPANY)
  const heard = await listen(server, caller)
  await server.within(OTHER, (ctx) => ctx.notify(notices, { detail: { id: 'other company' } }))
  await server.within(COMPANY, (ctx) =>
    ctx.notify(notices, { memberId: caller.session.id, detail: { id: 'other member' } }),
  )
  const undone = server.within(COMPANY, async (ctx) => {
    await ctx.notify(notices, { detail: { id: 'undone' } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await server.within(COMPANY, (ctx) => ctx.notify(orders, { memberId: caller.session.member.id }))
  await expect.poll(() => heard.text).toContain('orders')
  expect(heard.text).not.toContain('other')
  expect(heard.text).not.toContain('undone')
  heard.stop()
})

test('a detail too large for a notification is left out, the topic still arrives', async () => {
  const heard = await listen(server, people.open(await server.openBrowser(), COMPANY))
  await server.within(COMPANY, (ctx) => ctx.notify(notices, { detail: { text: 'x'.repeat(9_000) } }))
  await expect.poll(() => heard.text).toContain('data: {"topic":"notices"}')
  heard.stop()
})

test('a stream ends with its session, in every process', async () => {
  const caller = people.open(await server.openBrowser(), COMPANY)
  const [here, there] = [await listen(server, caller), await listen(other, caller)]
  const others = await listen(server, people.open(await server.openBrowser(), COMPANY))
  await server.within(COMPANY, (ctx) => endStreamsOf(ctx, [caller.session.id], liveTopic('over')))
  // Whatever else is told in the same moment finds nobody, and does no harm.
  await server.within(COMPANY, (ctx) => ctx.notify(notices))
  await expect.poll(() => [here.hasEnded, there.hasEnded]).toEqual([true, true])
  expect(here.text).toContain('"topic":"over"')
  expect(others.hasEnded).toBe(false)
  others.stop()
})

test('a person listens so often and no more, and again after letting go', async () => {
  const caller = people.open(await server.openBrowser(), COMPANY)
  const all = []
  for (let count = 0; count < MAX_STREAMS_EACH; count++) all.push(await listen(server, caller))
  const ask = async () => {
    const request = requestOf(operations.listen, {}, { as: caller })
    const response = await server.raw(request.path, request)
    return response.headers.get('content-type')?.includes('json') ? ((await response.json()) as object) : 'a stream'
  }
  expect(await ask()).toMatchObject({ status: 429, message: 'platform.operationLimit' })
  all.forEach(({ stop }) => stop())
  await expect.poll(ask).toBe('a stream')
})

test('a stream without a session is refused like any call, and a server that stops ends its streams', async () => {
  const stranger = await server.openBrowser()
  expect((await server.call(operations.listen, {}, { as: stranger })).http).toBe(201)
  const third = await startTestServer({ rooms: [room], sessions: people.sessions, db: server.db })
  const heard = await listen(third, people.open(await server.openBrowser(), COMPANY))
  await third.close()
  await expect.poll(() => heard.hasEnded).toBe(true)
})
