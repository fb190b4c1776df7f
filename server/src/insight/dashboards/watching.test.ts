import { randomUUID } from 'node:crypto'
import { dashboardOperations } from '@coverwright/contract/insight/dashboards'
import { publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import type { HealthFigure } from '@coverwright/rules/insight/dashboards'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../../company/settings'
import { type Caller, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from '../../release/publishing/shop.builder'
import { visitsRoom } from '../../selling/visits'
import { dashboardsRoom } from '.'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const clock = testClock('2026-11-15T09:41:00Z')

let server: TestServer
beforeAll(async () => {
  const all = [...rooms, settings, visitsRoom, dashboardsRoom]
  server = await startTestServer({ rooms: all, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

let shop: ReturnType<typeof shopOn>
let [shellId, hash, company, productId] = ['', '', '', '']
let as: Caller
beforeEach(async () => {
  shop = shopOn(server)
  const published = await shop.publish()
  ;[shellId, hash, productId] = [published.shell.id, published.shell.bodyHash, published.product.id]
  company = published.as.session.company
  as = published.as
  // Events are counted by the minute and address: every test has a minute of its own.
  clock.later(60_000)
})

const tell = async (told: object) => {
  const body = JSON.stringify({ hash, page: 'trip', event: 'seen', ...told })
  const headers = { 'content-type': 'text/plain', 'user-agent': BROWSER }
  expect((await server.raw(`/p/${shop.slug}/seen`, { method: 'POST', body, headers })).status).toBe(204)
}
const walk = async (...pages: string[]) => {
  const visit = randomUUID()
  for (const page of pages) await tell({ visit, page })
  return visit
}

test('a funnel says how far visits came, and at which question they stopped', async () => {
  await walk('trip', 'people', 'cover', '@summary', '@success')
  await walk('trip', 'people')
  const stopped = await walk('trip')
  await tell({ visit: stopped, event: 'left', question: 'nights', ms: 9_000 })
  const { data } = await server.call(dashboardOperations.getFunnel, { shellId, language: 'zh_tw' }, { as })
  expect(data).toMatchObject({ productName: 'Travel Light', visits: 3 })
  expect(data!.pages.map(({ page, title, visits, left }) => [page, title, visits, left])).toEqual([
    ['trip', '說說你的旅程', 3, 1],
    ['people', '誰會同行？', 2, 1],
    ['cover', '選擇保障', 1, 0],
    ['@summary', '', 1, 0],
    ['@success', '', 1, 0],
  ])
  expect(data!.questions).toContainEqual({ page: 'trip', question: 'nights', title: '離家多少晚？', left: 1 })
})

test('a page nobody came to stands in the funnel, too', async () => {
  const { data } = await server.call(dashboardOperations.getFunnel, { shellId, language: 'en_us' }, { as })
  expect(data!.pages.map(({ page, visits }) => `${page} ${visits}`)).toEqual(['trip 0', 'people 0', 'cover 0'])
})

test('a place of another company is not there', async () => {
  const other = await shopOn(server).publish()
  const asked = { shellId: other.shell.id, language: 'en_us' } as const
  expect(await server.call(dashboardOperations.getFunnel, asked, { as })).toMatchObject({
    status: 404,
    message: 'dashboards.notFound',
  })
})

test('traffic counts pages for everybody and visits for those who agreed', async () => {
  await walk('trip', 'people')
  await tell({})
  await tell({ event: 'error' })
  for (const range of ['days7', 'hours24', 'all'] as const) {
    const { data } = await server.call(dashboardOperations.getTraffic, { range }, { as })
    expect(data).toMatchObject({ views: { now: 3 }, visits: { now: 1 }, errors: { now: 1 }, slow: { now: 0 } })
    expect(data!.byProduct).toEqual([{ key: productId, name: 'Travel Light', count: 3 }])
    expect(data!.byDevice).toEqual([{ key: 'phone', name: 'phone', count: 1 }])
    expect(data!.steps.views.reduce((sum, value) => sum + value, 0)).toBe(3)
  }
  await server.within(company, (ctx) => ctx.db.execute(sql`update visit_counts set hour = hour - 25`))
  const { data } = await server.call(dashboardOperations.getTraffic, { range: 'hours24' }, { as })
  expect(data).toMatchObject({ views: { now: 0, before: 3 } })
})

test('a product that renews itself says on which day, as the publisher does; one that does not says when it ends', async () => {
  const health = async () => (await server.call(dashboardOperations.getHealth, {}, { as })).data!.rows[0]
  const { rows } = (await server.call(publishingOperations.listShells, { productId }, { as })).data!
  expect(rows[0]).toMatchObject({ autoRenew: true, expiresOn: '2027-11-15' })
  expect(await health()).toMatchObject({ expiresDate: null, renewsDate: '2027-11-15' })
  await server.call(shellOperations.renew, { shellId, expiresOn: '2027-03-31', autoRenew: false }, { as })
  expect(await health()).toMatchObject({ expiresDate: '2027-03-31', renewsDate: null })
  await server.call(shellOperations.renew, { shellId, expiresOn: null, autoRenew: false }, { as })
  expect(await health()).toMatchObject({ expiresDate: null, renewsDate: null })
})

test('a product whose pages fail or whose payments are refused is not healthy, and stands first', async () => {
  for (let n = 0; n < 5; n++) await tell({})
  const health = async () => (await server.call(dashboardOperations.getHealth, {}, { as })).data!.rows[0]
  expect(await health()).toMatchObject({ slug: shop.slug, views: 5, errors: 0, refusedPayments: 0, troubles: [] })
  await tell({ event: 'error' })
  for (let n = 0; n < 3; n++) await plantRefused()
  expect(await health()).toMatchObject({ errors: 1, refusedPayments: 3, troubles: ['errors', 'refusedPayments'] })
  const rows = async (figure: HealthFigure) =>
    (await server.call(dashboardOperations.listHealthRows, { shellId, figure, language: 'en_us' }, { as })).data!
  expect(await rows('views')).toMatchObject({ sum: 5, rows: [{ title: 'Tell us about your trip', count: 5 }] })
  expect(await rows('errors')).toMatchObject({ sum: 1, rows: [{ title: 'Tell us about your trip' }] })
  expect(await rows('refusedPayments')).toMatchObject({ sum: 3 })
  expect((await rows('refusedPayments')).rows[0]).toMatchObject({ amount: { minor: 100, currency: 'HKD' } })
  expect(await rows('declined')).toEqual({ rows: [], sum: 0 })
})

/** An order whose card was refused. */
async function plantRefused() {
  const [quote, order, at] = [randomUUID(), randomUUID(), clock.read().toISOString()]
  await server.within(company, async (ctx) => {
    await ctx.db
      .execute(sql`insert into quotes (company_id, id, product_id, shell_id, release_hash, is_test, token_hash,
      language, answers, state, opened_at, saved_at)
      values (${company}, ${quote}, ${productId}, ${shellId}, ${hash}, false, ${quote}, 'en_us', '{}', 'priced', ${at}, ${at})`)
    await ctx.db
      .execute(sql`insert into orders (company_id, id, kind, state, product_id, quote_id, payer_name, payer_email,
      payee, is_test, price, total_minor, currency, token_hash, made_at, held_until)
      values (${company}, ${order}, 'policy', 'unpaid', ${productId}, ${quote}, '', '', 'company', false, '{}', 100, 'HKD',
        ${order}, ${at}, ${at})`)
    await ctx.db
      .execute(sql`insert into payments (company_id, id, order_id, gateway, state, amount_minor, currency, started_at)
      values (${company}, ${randomUUID()}, ${order}, 'sandbox', 'failed', 100, 'HKD', ${at})`)
  })
}
