import { randomUUID } from 'node:crypto'
import { operation } from '@coverwright/contract/platform'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from '../../release/publishing/shop.builder'
import { bind, type Room } from '../../platform/operations'
import { z } from 'zod'
import { visitsRoom } from '.'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

const { publishToPreLive } = publishingOperations

/** A call of buyers that always fails on our side. */
const fail = operation({
  ...{ post: '/v1/visits/fail', may: 'anyone', signed: false, says: 'Fails' },
  ...{ takes: z.object({ bodyHash: z.string() }), gives: z.object({}) },
})
const failingRoom: Room = {
  name: 'failing',
  operations: bind({ fail }, { fail: () => Promise.reject(new Error('broken')) }),
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [...rooms, visitsRoom, failingRoom], sessions: people.sessions })
})
afterAll(() => server.close())

let shop: ReturnType<typeof shopOn>
let hash: string
let company: string
beforeEach(async () => {
  shop = shopOn(server)
  const { shell, as } = await shop.publish()
  hash = shell.bodyHash
  company = as.session.company
})

const tell = async (told: object | string, headers: Record<string, string> = {}, slug = shop.slug) =>
  (
    await server.raw(`/p/${slug}/seen`, {
      method: 'POST',
      body: typeof told === 'string' ? told : JSON.stringify({ hash, page: 'trip', event: 'seen', ...told }),
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers },
    })
  ).status
const rowsOf = async (what: string) =>
  (await server.within(company, (ctx) => ctx.db.execute(sql.raw(what)))).rows as Record<string, unknown>[]
const counts = () => rowsOf('select page, event, count from visit_counts order by page, event')

test('without consent a page is counted, and nothing says who saw it', async () => {
  expect([await tell({}), await tell({}), await tell({ event: 'error' })]).toEqual([204, 204, 204])
  expect(await counts()).toEqual([
    { page: 'trip', event: 'error', count: 1 },
    { page: 'trip', event: 'seen', count: 2 },
  ])
  expect(await rowsOf('select * from visits')).toEqual([])
})

test('with consent a visit is followed from page to page, to the question it was left at', async () => {
  const visit = randomUUID()
  await tell({ visit, channel: 'MOTO-UK' })
  await tell({ visit, event: 'left', question: 'nights', ms: 4_000 })
  await tell({ visit, page: 'people' })
  await tell({ visit, page: 'people', event: 'slow', ms: 3_000 })
  await tell({ visit, page: '@summary', question: 'not a question' })
  expect(await rowsOf('select channel, device, is_test from visits')).toEqual([
    { channel: 'MOTO-UK', device: 'phone', is_test: false },
  ])
  expect(await rowsOf('select page, place, question, ms, slow from visit_pages order by place')).toEqual([
    { page: 'trip', place: 0, question: 'nights', ms: 4_000, slow: 0 },
    { page: 'people', place: 1, question: '', ms: 0, slow: 1 },
    { page: '@summary', place: 5, question: '', ms: 0, slow: 0 },
  ])
})

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page loaded ahead', { 'sec-purpose': 'prefetch;prerender' }],
])('%s is no visit', async (_who, headers) => {
  expect(await tell({ visit: randomUUID() }, headers)).toBe(204)
  expect(await counts()).toEqual([])
})

test.each([
  ['no text', '', 400],
  ['no JSON', '{"hash"', 400],
  ['a list', '[]', 400],
  ['another event', JSON.stringify({ hash: 'a'.repeat(64), page: 'trip', event: 'bought' }), 400],
  ['a character zero', '{"hash":"\u0000"}', 400],
  ['too much', 'x'.repeat(5_000), 413],
])('%s is refused and counts nothing', async (_what, text, status) => {
  expect(await tell(text)).toBe(status)
  expect(await counts()).toEqual([])
})

test('a page, a body or an address that is not there is not counted', async () => {
  expect(await tell({ page: 'nowhere' })).toBe(404)
  expect(await tell({ page: 'tr\u0000ip' })).toBe(404)
  expect(await tell({ hash: 'f'.repeat(64) })).toBe(404)
  expect(await tell({}, {}, 'not-sold-here')).toBe(404)
  expect(await counts()).toEqual([])
})

test('whoever tells without end is not listened to', async () => {
  const slow = await startTestServer({ rooms: [...rooms, visitsRoom], sessions: people.sessions })
  const statuses: number[] = []
  for (let n = 0; n < 125; n++) statuses.push((await slow.raw('/p/nowhere/seen', { method: 'POST', body: 'x' })).status)
  await slow.close()
  expect([statuses[0], statuses[119], statuses[124]]).toEqual([400, 400, 429])
})

test('what happens on pre-live is kept as a test for whoever has its link, and counted nowhere', async () => {
  const product = await shop.openTravelLight()
  const as = await shop.member()
  const { shell, link } = (await server.call(publishToPreLive, { productId: product.id }, { as })).data!
  const told = { hash: shell.bodyHash, visit: randomUUID() }
  expect(await tell(told, {}, shell.slug)).toBe(404)
  const cookie = `cw_prelive=${new URL(link ?? '', server.url).searchParams.get('token')}`
  expect(await tell(told, { cookie }, shell.slug)).toBe(204)
  expect(await rowsOf('select is_test from visits')).toEqual([{ is_test: true }])
  expect([await counts(), await rowsOf('select * from release_counts')]).toEqual([[], []])
})

test('pages are counted by release, and so is what the server failed at', async () => {
  await tell({})
  const failing = { slug: shop.slug, bodyHash: hash, language: 'en_us', answers: {} } as const
  const headers = { referer: `${server.url}/p/${shop.slug}?lang=zh_tw` }
  await server.raw('/v1/visits/fail', { method: 'POST', body: JSON.stringify(failing), headers })
  const kept = () => rowsOf('select event, count, release_hash from release_counts order by event')
  await expect.poll(kept, { timeout: 10_000 }).toEqual([
    { event: 'seen', count: 1, release_hash: hash },
    { event: 'serverError', count: 1, release_hash: hash },
  ])
})
