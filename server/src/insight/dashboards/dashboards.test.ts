import { dashboardOperations, figureNames, type Narrowed } from '@coverwright/contract/insight/dashboards'
import { productOperations } from '@coverwright/contract/design/products'
import { figureRanges, windowsOf } from '@coverwright/rules/insight/dashboards'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXTRA_SQL } from '../../platform/database/extra-sql'
import { type Caller, makeCompany, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { mergeCounts } from './count-store'
import { plantSales, randomSales, type Sale, ZONE } from './book.builder'

const clock = testClock('2026-11-15T09:41:00Z')
let server: TestServer
let book: { id: string; as: Caller; products: string[] }
const now = clock.read

beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
  book = await newCompany(['Travel Light', 'Van Trader'])
  await server.within(book.id, (ctx) => plantSales(ctx, randomSales(7, 300, now(), 420, book.products)))
}, 60_000)
afterAll(() => server.close())

async function newCompany(names: readonly string[] = []) {
  const { id, primary } = await makeCompany(server)
  const as = await server.signIn(primary)
  const draft = { size: 'simple', insuranceType: 'travel', currency: 'HKD', languages: ['en_us'] } as const
  const products: string[] = []
  for (const name of names)
    products.push(
      (await server.call(productOperations.create, { ...draft, languages: ['en_us'], name }, { as })).data!.id,
    )
  return { id, as, products }
}
const sales = async (as: Caller, asked: Partial<Narrowed> = {}) =>
  (await server.call(dashboardOperations.getSales, asked, { as })).data!
const rowsOf = async (company: string, what: ReturnType<typeof sql>) =>
  (await server.within(company, (ctx) => ctx.db.execute(what))).rows as Record<string, string | number>[]

/** A plain sum over the lines, without a kept sum, an index or a rule of ours. */
async function plainly(range: (typeof figureRanges)[number], which: 'now' | 'before', currency: string) {
  const window = windowsOf(range, now(), ZONE)[which]
  if (!window) return null
  const { since, until } = window
  const time = sql`j.at >= ${since.toISOString()} and j.at < ${until.toISOString()}`
  const [row] = await rowsOf(
    book.id,
    sql`select coalesce(-sum(l.amount_minor) filter (where l.account in ('premium', 'discount')), 0)::int as premium,
      coalesce(-sum(l.amount_minor) filter (where l.account like 'commission%'), 0)::int as commission,
      coalesce(-sum(l.amount_minor) filter (where l.account = 'gateway' and l.amount_minor < 0), 0)::int as refunds,
      count(distinct l.policy_id) filter (where j.what = 'policy.issued')::int as policies
    from ledger_lines l join journals j on j.id = l.journal_id
    where not l.is_test and l.currency = ${currency} and ${time}`,
  )
  return row!
}

test.each(figureRanges)(
  'every figure of %s is the plain sum over the lines, and so is the time before',
  async (range) => {
    const [hkd, gbp] = [await sales(book.as, { range }), await sales(book.as, { range, currency: 'GBP' })]
    expect(hkd.currencies).toEqual(['HKD', 'GBP'].filter((each) => hkd.currencies.includes(each)))
    for (const which of ['now', 'before'] as const) {
      const [plain, pounds] = [await plainly(range, which, 'HKD'), await plainly(range, which, 'GBP')]
      for (const figure of ['premium', 'commission', 'refunds'] as const) {
        expect(hkd[figure][which]).toBe(plain && plain[figure])
        expect(gbp[figure][which]).toBe(pounds && pounds[figure])
      }
      expect(hkd.policies[which]).toBe(plain && Number(plain.policies) + Number(pounds!.policies))
    }
  },
)

test.each(figureRanges)('along %s the points come to the figures', async (range) => {
  const view = await sales(book.as, { range })
  const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0)
  for (const figure of figureNames) expect(`${figure} ${sum(view.steps[figure])}`).toBe(`${figure} ${view[figure].now}`)
  if (view.premium.before !== null) expect(sum(view.steps.premiumBefore)).toBe(view.premium.before)
  expect(view.steps.premium).toHaveLength(view.steps.moments.length)
})

test.each(figureRanges)('the rows that figures of %s open to come to them', async (range) => {
  const [productId] = book.products
  for (const narrowed of [{}, { productId, channel: 'MOTO-UK' }]) {
    const view = await sales(book.as, { range, ...narrowed })
    for (const figure of figureNames) {
      const asked = { range, figure, currency: view.currency, ...narrowed }
      const { data } = await server.call(dashboardOperations.listFigureRows, asked, { as: book.as })
      expect(`${figure} ${data!.sum}`).toBe(`${figure} ${view[figure].now}`)
      expect(data!.rows).toHaveLength(Math.min(50, data!.total))
    }
  }
})

test.each(figureRanges)('products, channels and plans of %s come to the whole', async (range) => {
  const [view, { data: shares }] = [
    await sales(book.as, { range }),
    await server.call(dashboardOperations.getShares, { range }, { as: book.as }),
  ]
  for (const list of [shares!.byProduct, shares!.byChannel, shares!.byPlan]) {
    expect(list.reduce((sum, { premium }) => sum + premium.now, 0)).toBe(view.premium.now)
    expect(list.reduce((sum, { policies }) => sum + policies.now, 0)).toBe(view.policies.now)
  }
  expect(shares!.byProduct.map(({ name }) => name).sort()).toEqual(['Travel Light', 'Van Trader'])
})

test('last 24 hours are the very hours, not two days', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const hoursAgo = (hours: number, minor: number): Sale => ({
    ...{ at: new Date(now().getTime() - hours * 3_600_000), minor, productId: products[0]! },
  })
  await server.within(id, (ctx) => plantSales(ctx, [hoursAgo(1, 100_00), hoursAgo(23, 20_00), hoursAgo(25, 3_00)]))
  const view = await sales(as, { range: 'hours24' })
  expect(view.premium).toEqual({ now: 120_00, before: 3_00 })
  expect(view.policies).toEqual({ now: 2, before: 1 })
})

test('today is held against as much of the day before the range, not against the whole of it', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const aWeekAgo = (minutes: number, minor: number): Sale => ({
    ...{ at: new Date(now().getTime() - 7 * 86_400_000 + minutes * 60_000), minor, productId: products[0]! },
  })
  // By the company's clocks it is 17:41: what was sold that evening has no counterpart yet.
  const sold = [aWeekAgo(-24 * 60, 1_00), aWeekAgo(-1, 20_00), aWeekAgo(1, 300_00), aWeekAgo(7 * 24 * 60, 4_000_00)]
  await server.within(id, (ctx) => plantSales(ctx, sold))
  const view = await sales(as, { range: 'days7' })
  expect(view).toMatchObject({ premium: { now: 4_000_00, before: 21_00 }, policies: { now: 1, before: 2 } })
  expect(view.bought).toEqual({ now: 1, before: 2 })
  expect(view.steps.premiumBefore).toEqual([0, 0, 0, 0, 0, 1_00, 20_00])
  const { data } = await server.call(dashboardOperations.getShares, { range: 'days7' }, { as })
  for (const list of [data!.byProduct, data!.byChannel, data!.byPlan])
    expect(list).toMatchObject([{ premium: { before: 21_00 }, policies: { before: 2 } }])
})

test('the policies behind a premium show their premium: discounts off, levies left out', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const sale = { at: now(), minor: 100_00, productId: products[0]! }
  const back = { at: now(), minor: 50_05 }
  await server.within(id, (ctx) => plantSales(ctx, [sale, { ...sale, discount: 10_00 }, { ...sale, back }]))
  const asked = { range: 'hours24', figure: 'policies' } as const
  const { rows } = (await server.call(dashboardOperations.listFigureRows, asked, { as })).data!
  const premiums = rows.map(({ amount }) => amount!.minor)
  expect(premiums.sort((one, other) => one - other)).toEqual([50_00, 90_00, 100_00])
  expect((await sales(as, { range: 'hours24' })).premium.now).toBe(240_00)
})

test('quote to policy counts the quotes that were bought, tests left out', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const sale = { at: now(), minor: 100_00, productId: products[0]! }
  const tested = { ...sale, isTest: true }
  await server.within(id, (ctx) => plantSales(ctx, [sale, sale, sale, sale, tested]))
  expect(await sales(as, { range: 'days7' })).toMatchObject({
    quotes: { now: 6 },
    bought: { now: 4 },
    policies: { now: 4 },
  })
})

test('the night makes one row of what a day counted, and no figure changes', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const sale = { at: now(), minor: 100_00, productId: products[0]! }
  for (let time = 0; time < 3; time++) await server.within(id, (ctx) => plantSales(ctx, [sale]))
  await server.within(id, (ctx) =>
    ctx.db.execute(sql`delete from quotes where state = 'priced' and company_id = ${id}`),
  )
  const [before, counted] = [await sales(as, { range: 'days7' }), () => rowsOf(id, sql`select * from sale_counts`)]
  expect(before).toMatchObject({ quotes: { now: 3 }, bought: { now: 3 }, policies: { now: 3 } })
  expect((await counted()).length).toBeGreaterThan(2)
  await server.within(id, mergeCounts)
  expect(await counted()).toHaveLength(2)
  expect(await sales(as, { range: 'days7' })).toEqual(before)
})

test('a database of before, where each quote was counted by itself, counts what changes once after an upgrade', async () => {
  const { id, as, products } = await newCompany(['Trip'])
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  await owner.query(`
    drop trigger quotes_changed on quotes;
    drop trigger quotes_gone on quotes;
    create function count_quote_anew() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger quotes_counted_anew after update on quotes for each row execute function count_quote_anew();
    create trigger quotes_uncounted after delete on quotes for each row execute function count_quote_anew()`)
  for (const statement of [...EXTRA_SQL, ...EXTRA_SQL]) await owner.query(statement)
  await owner.end()
  await server.within(id, (ctx) => plantSales(ctx, [{ at: now(), minor: 100_00, productId: products[0]! }]))
  const state = (set: ReturnType<typeof sql>) => server.within(id, (ctx) => ctx.db.execute(set))
  const counted = async () => (({ quotes, bought }) => [quotes.now, bought.now])(await sales(as, { range: 'days7' }))
  const planted = await counted()
  await state(sql`update quotes set state = 'bought' where company_id = ${id} and state <> 'bought'`)
  expect(await counted()).toEqual([planted[0], planted[0]])
  await state(sql`update quotes set channel = 'broker', is_test = true where company_id = ${id}`)
  expect(await counted()).toEqual([0, 0])
  await state(sql`update quotes set is_test = false, state = 'priced' where company_id = ${id}`)
  expect(await counted()).toEqual([planted[0], 0])
  await state(sql`delete from quotes where company_id = ${id}`)
  expect(await counted()).toEqual([0, 0])
})

test('a company that sold nothing has zeros in its own currency, and nothing of others', async () => {
  const { as } = await newCompany()
  const view = await sales(as, { range: 'all' })
  expect(view).toMatchObject({
    currency: 'HKD',
    currencies: [],
    premium: { now: 0, before: null },
    policies: { now: 0 },
  })
  const { data } = await server.call(dashboardOperations.listFigureRows, { figure: 'premium', range: 'all' }, { as })
  expect(data).toMatchObject({ rows: [], total: 0, sum: 0 })
  const ofOthers = await sales(as, { range: 'all', productId: book.products[0] })
  expect(ofOthers.premium.now).toBe(0)
})

test.each([{ range: 'yesterday' }, { currency: 'hkd' }, { productId: 'x' }, { range: 'days7', channel: '' }])(
  '%j is refused',
  async (asked) => {
    const answer = await server.call(dashboardOperations.getSales, asked as never, { as: book.as })
    expect(answer.status).toBe(400)
  },
)
